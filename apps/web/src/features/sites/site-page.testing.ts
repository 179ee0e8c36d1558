import type { SitePage } from './site-pages.ts';

/** A page that still has its default text; the test sets only what it cares about. */
export const buildPage = (given: Partial<SitePage> = {}): SitePage => ({
  key: 'about',
  title: 'About Saguaro Suds',
  lead: '',
  sections: [],
  version: 0,
  updatedAt: null,
  isDefault: true,
  ...given,
});
