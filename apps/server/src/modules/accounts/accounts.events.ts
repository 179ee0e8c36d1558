import { event } from '../../platform/events/events.ts';

export const customerRegistered = event<{ accountId: string }>('accounts.customer_registered');
export const credentialsChanged = event<{ accountId: string; what: 'password' | 'email' | 'phone' }>(
  'accounts.credentials_changed',
);
export const accountDeleted = event<{ accountId: string }>('accounts.deleted');
