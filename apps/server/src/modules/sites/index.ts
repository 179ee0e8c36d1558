export { createSite, newSite } from './create-site.ts';
export { readSiteSettings } from './read-site-settings.ts';
export { referenceListsOf } from './reference-lists.ts';
export { siteBySlug } from './site-creation.queries.ts';
export { siteBrand, siteBrandBeside } from './site-brand.ts';
export { feesOf, referenceListOf, requireMarket } from './sites.queries.ts';
