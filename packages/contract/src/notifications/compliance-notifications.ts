import { notification } from './notification.ts';

const limit = { own: 'Four for a document and its expiration: 30, 14 and 3 days ahead, and once it expired.' };

export const complianceNotifications = {
  fleetVanPaper: notification({
    when: 'A document of a fleet owner’s van expires in 30, 14 or 3 days, or has expired',
    causedBy: 'system',
    limit,
    to: 'account holder',
    category: 'account',
    delivery: 'daytime',
    canSwitchOff: false,
    variables: {
      van: 'Van 4',
      document: 'inspection',
      expires: 'expires Jun 20, 2026, in 14 days',
      hit: 'Without a new one 4 booked appointments ($515) cannot start from Jun 21, 2026 on.',
    },
    path: '/fleet-owner/documents',
    sms: '{{appName}}: the {{document}} of {{van}} {{expires}}. {{hit}} Upload a new one: {{link}}',
    email: {
      subject: 'The {{document}} of {{van}} {{expires}}',
      text: ['{{hit}}', 'Upload the new document and enter its expiration date: that mends it at once.'],
      button: 'Upload document',
    },
    push: { title: '{{van}}: {{document}} {{expires}}', body: '{{hit}}' },
  }),
  ownVanPaper: notification({
    when: 'A document of a groomer’s own van expires in 30, 14 or 3 days, or has expired',
    causedBy: 'system',
    limit,
    to: 'groomer',
    category: 'account',
    delivery: 'daytime',
    canSwitchOff: false,
    variables: {
      van: 'My van',
      document: 'registration',
      expires: 'expires Jun 20, 2026, in 14 days',
      hit: 'Without a new one 4 booked appointments ($515) cannot start from Jun 21, 2026 on.',
    },
    path: '/groomer/account/my-van',
    sms: '{{appName}}: the {{document}} of {{van}} {{expires}}. {{hit}} Upload a new one: {{link}}',
    email: {
      subject: 'The {{document}} of {{van}} {{expires}}',
      text: ['{{hit}}', 'Upload the new document and enter its expiration date: that mends it at once.'],
      button: 'Upload document',
    },
    push: { title: '{{van}}: {{document}} {{expires}}', body: '{{hit}}' },
  }),
  heldVanPaper: notification({
    when: 'A document of the van that a groomer drives for somebody expires in 3 days, or has expired',
    causedBy: 'system',
    limit: { own: 'Two for a document and its expiration: 3 days ahead, and once it expired.' },
    to: 'groomer',
    category: 'account',
    delivery: 'daytime',
    canSwitchOff: false,
    variables: {
      van: 'Van 4',
      document: 'inspection',
      owner: 'Hill Country Vans',
      expires: 'expires Jun 20, 2026, in 3 days',
      hit: 'Without a new one 4 booked appointments cannot start from Jun 21, 2026 on.',
    },
    path: '/groomer/appointments',
    sms: '{{appName}}: the {{document}} of {{van}} {{expires}}. {{hit}} {{owner}} has to renew it. See your schedule: {{link}}',
    email: {
      subject: 'The {{document}} of {{van}} {{expires}}',
      text: ['{{hit}}', '{{owner}} has to renew it. We told them, too.'],
      button: 'See my schedule',
    },
    push: { title: '{{van}}: {{document}} {{expires}}', body: '{{hit}} {{owner}} has to renew it.' },
  }),
};
