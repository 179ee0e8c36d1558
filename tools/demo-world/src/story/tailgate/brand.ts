import { referenceLists } from '../reference-lists.ts';
import type { Brand } from '../site-story.ts';

export const brand: Brand = {
  appName: 'Tailgate',
  host: 'tailgate.localhost',
  bundleId: 'app.tailgate.mobile',
  colors: { primary: '#009fd8', secondary: '#f2784b' },
  serviceEmail: 'hello@tailgate.example',
  maintenanceEmail: 'vans@tailgate.example',
  supportPhone: '+15125550190',
  timeZone: 'America/Chicago',
  requireEmergencySettings: true,
  partnerProgrammeName: 'Tailgate Partners',
  socialLinks: {
    facebook: 'https://facebook.example/tailgate',
    instagram: 'https://instagram.example/tailgate',
    linkedin: 'https://linkedin.example/company/tailgate',
    twitter: null,
    youtube: null,
  },
  lists: referenceLists,
  menu: [
    { label: 'Why Tailgate', url: '/s/why-us', icon: 'sparkles' },
    { label: 'About us', url: '/s/about', icon: 'paw-print' },
    { label: 'Become a partner', url: '/s/partner-programme', icon: 'handshake' },
    { label: 'Contact', url: '/s/contact-us', icon: 'mail' },
    { label: 'Pet release', url: '/s/pet-release-terms', icon: null },
    { label: 'Terms', url: '/s/terms-of-service', icon: null },
    { label: 'Privacy', url: '/s/privacy-policy', icon: null },
  ],
};
