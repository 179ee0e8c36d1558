/** The pages every site has: with our default text until its staff write their own. */
export const PAGE_KEYS = [
  'about',
  'why-us',
  'contact-us',
  'partner-programme',
  'coming-soon',
  'privacy-policy',
  'terms-of-service',
  'terms-and-conditions',
  'pet-release-terms',
  'cancellation-policy',
  'covid19-advisement',
  'faq-groomer',
  'faq-fleet-owner',
  'faq-mechanic',
  'faq-renter',
  'faq-customer',
] as const;
export type PageKey = (typeof PAGE_KEYS)[number];

/** Placeholders in page texts, replaced by the site's current settings. */
export const PAGE_PLACEHOLDERS = ['appName', 'serviceEmail', 'maintenanceEmail', 'partnerProgrammeName'] as const;
export type PagePlaceholder = (typeof PAGE_PLACEHOLDERS)[number];

export const MAX_PAGE_TITLE_LENGTH = 120;
export const MAX_PAGE_LEAD_LENGTH = 500;
export const MAX_PAGE_SECTIONS = 60;
export const MAX_PAGE_HEADING_LENGTH = 200;
export const MAX_PAGE_BODY_LENGTH = 8_000;
