import { byPolicy, ofSite } from '../ability.ts';

export const SITES_ABILITIES = {
  'site.read': byPolicy('sites', 'slug'),
  'site.readPages': byPolicy('sites', 'slug'),
  'site.update': byPolicy('sites', 'slug'),
  'market.use': ofSite('markets'),
};
