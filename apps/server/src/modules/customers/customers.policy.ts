import type { CUSTOMERS_ABILITIES } from '@tailgate/contract';
import { sql } from 'kysely';
import { forViewer, type Policy } from '../../platform/access/policy.ts';
import type { Viewer } from '../../platform/auth/viewer.ts';

const ownCustomers = forViewer<'provider_customers'>(
  (viewer) => (relation) => relation('provider_customers.provider_id', '=', viewer.accountId),
);

/** Whose pets: those of the provider's customers. */
const ofOwnCustomers = (viewer: Viewer, customerId: string) => sql<boolean>`exists (
  select from provider_customers r where r.provider_id = ${viewer.accountId} and r.customer_id = ${sql.ref(customerId)})`;

/** Rows of a table that refers to a pet of the provider's customers. */
const ofTheirPets = (viewer: Viewer, petId: string) => sql<boolean>`exists (
  select from pets p join provider_customers r on r.customer_id = p.customer_id
  where p.id = ${sql.ref(petId)} and r.provider_id = ${viewer.accountId})`;

export const customersPolicy: Policy<typeof CUSTOMERS_ABILITIES> = {
  'customer.read': ownCustomers,
  'customer.update': ownCustomers,
  'ownPet.manage': forViewer((viewer) => (pet) => pet('pets.customer_id', '=', viewer.accountId)),
  'ownVaccination.remove': forViewer(
    (viewer) => () =>
      sql<boolean>`exists (
      select from pets p where p.id = pet_vaccinations.pet_id and p.customer_id = ${viewer.accountId})`,
  ),
  'ownProposal.answer': forViewer(
    (viewer) => (proposal) => proposal('customer_change_proposals.customer_id', '=', viewer.accountId),
  ),
  'proposal.withdraw': forViewer(
    (viewer) => (proposal) => proposal('customer_change_proposals.provider_id', '=', viewer.accountId),
  ),
  'pet.update': forViewer((viewer) => () => ofOwnCustomers(viewer, 'pets.customer_id')),
  'pet.deactivate': forViewer(
    (viewer) => (pet) =>
      viewer.role === 'customer'
        ? pet('pets.customer_id', '=', viewer.accountId)
        : ofOwnCustomers(viewer, 'pets.customer_id'),
  ),
  'petImage.remove': forViewer((viewer) => () => ofTheirPets(viewer, 'pet_images.pet_id')),
  'vaccination.remove': forViewer((viewer) => () => ofTheirPets(viewer, 'pet_vaccinations.pet_id')),
};
