import type { PageKey } from '../site-pages.ts';

/** In the order in which they are shown. */
export const PAGE_GROUPS = { pages: 'Pages', terms: 'Terms and policies', faq: 'FAQ' } as const;

type Group = keyof typeof PAGE_GROUPS;

interface Place {
  readonly name: string;
  readonly group: Group;
  /** Where visitors read it; questions are shown inside the areas of their roles. */
  readonly path: string | null;
}

const page = (name: string, path: string): Place => ({ name, group: 'pages', path });
const terms = (name: string, path: string): Place => ({ name, group: 'terms', path });
const questions = (name: string): Place => ({ name, group: 'faq', path: null });

/** What the people of a site call its texts, whatever titles they give them. */
export const PAGE_PLACES: Readonly<Record<PageKey, Place>> = {
  about: page('About', '/s/about'),
  'why-us': page('Why us', '/s/why-us'),
  'contact-us': page('Contact us', '/s/contact-us'),
  'partner-programme': page('Partner program', '/s/partner-programme'),
  'coming-soon': page('Coming soon', '/coming-soon'),
  'covid19-advisement': page('COVID-19 advisement', '/covid19-advisement'),
  'privacy-policy': terms('Privacy policy', '/s/privacy-policy'),
  'terms-of-service': terms('Terms of service', '/s/terms-of-service'),
  'terms-and-conditions': terms('Terms and conditions', '/s/terms-and-conditions'),
  'pet-release-terms': terms('Pet release terms', '/s/pet-release-terms'),
  'cancellation-policy': terms('Cancellation policy', '/cancellation-policy'),
  'faq-groomer': questions('Groomer FAQ'),
  'faq-fleet-owner': questions('Fleet owner FAQ'),
  'faq-mechanic': questions('Mechanic FAQ'),
  'faq-renter': questions('Renter FAQ'),
  'faq-customer': questions('Customer FAQ'),
};

export const isPageKey = (name: string): name is PageKey => Object.hasOwn(PAGE_PLACES, name);
