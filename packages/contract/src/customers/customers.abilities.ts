import { byPolicy } from '../ability.ts';

export const CUSTOMERS_ABILITIES = {
  'customer.read': byPolicy('provider_customers', 'customer_id'),
  'customer.update': byPolicy('provider_customers', 'customer_id'),
  /** As the customer whose data it is. */
  'ownProposal.answer': byPolicy('customer_change_proposals'),
  /** As the groomer who made it. */
  'proposal.withdraw': byPolicy('customer_change_proposals'),
  /** As its owner. */
  'ownPet.manage': byPolicy('pets'),
  'ownVaccination.remove': byPolicy('pet_vaccinations'),
  'pet.update': byPolicy('pets'),
  'pet.deactivate': byPolicy('pets'),
  'petImage.remove': byPolicy('pet_images', 'file_id'),
  'vaccination.remove': byPolicy('pet_vaccinations'),
};
