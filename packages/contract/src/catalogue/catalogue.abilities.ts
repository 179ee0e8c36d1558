import { byPolicy, ofSite } from '../ability.ts';

export const CATALOGUE_ABILITIES = {
  'offer.read': byPolicy('providers', 'account_id'),
  // The catalogue belongs to the site: everybody may name what is in it.
  'catalogueService.use': ofSite('catalogue_services'),
  'petType.use': ofSite('pet_types'),
  'breed.use': ofSite('breeds'),
  'addOn.use': ofSite('catalogue_add_ons'),
  'timeModifier.use': ofSite('time_modifiers'),
};
