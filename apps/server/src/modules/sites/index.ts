export { referenceListOf, requireMarket } from './sites.queries.ts';
export { siteBrand } from './site-brand.ts';
export { referenceListsOf } from './reference-lists.ts';
export { readSiteSettings } from './read-site-settings.ts';
