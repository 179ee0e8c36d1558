export { siteBrand } from './site-brand.ts';
export { readSiteSettings } from './read-site-settings.ts';
