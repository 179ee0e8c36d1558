import { referenceLists } from '../reference-lists.ts';
import type { Brand } from '../site-story.ts';

export const brand: Brand = {
  appName: 'Saguaro Suds',
  host: 'saguaro.localhost',
  bundleId: 'app.saguaro.mobile',
  // A light primary with a dark text on it, and the red rock of the Papago hills.
  colors: { primary: '#ffd400', secondary: '#b8502c' },
  serviceEmail: 'hello@saguaro.example',
  maintenanceEmail: 'shop@saguaro.example',
  supportPhone: '+16025550190',
  timeZone: 'America/Phoenix',
  requireEmergencySettings: false,
  partnerProgrammeName: 'Desert Drivers',
  socialLinks: {
    facebook: null,
    instagram: 'https://instagram.example/saguarosuds',
    linkedin: null,
    twitter: null,
    youtube: 'https://youtube.example/@saguarosuds',
  },
  lists: {
    ...referenceLists,
    cancellationReasons: [...referenceLists.cancellationReasons, 'Extreme heat'],
    rescheduleReasons: [...referenceLists.rescheduleReasons, 'Extreme heat'],
    maintenanceServiceTypes: referenceLists.maintenanceServiceTypes.filter((type) => type !== 'Winterizing'),
  },
  menu: [
    { label: 'Why us', url: '/s/why-us', icon: 'sun' },
    { label: 'Our story', url: '/s/about', icon: 'paw-print' },
    { label: 'Drive with us', url: '/s/partner-programme', icon: 'van' },
    { label: 'Get in touch', url: '/s/contact-us', icon: 'message-circle' },
    { label: 'Terms and conditions', url: '/s/terms-and-conditions', icon: null },
    { label: 'Privacy', url: '/s/privacy-policy', icon: null },
  ],
};
