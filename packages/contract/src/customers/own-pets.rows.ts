import { z } from 'zod';
import { signedInAs } from '../access.ts';
import { endpoint } from '../endpoint.ts';
import { ref } from '../reference.ts';
import * as shape from './customer.schemas.ts';

const customers = signedInAs(['customer'], { whileImpersonating: 'allowed' });
const PETS = '/v2/customer/pets';
const ownPet = { petId: ref('ownPet.manage') };
const addition = 'The owner’s side of pets; the specification shows the groomer’s.';

/** The pets of the customer who is signed in. */
export const ownPetRows = {
  listOwnPets: endpoint({
    method: 'GET',
    path: PETS,
    summary: 'The active pets of the customer, by name.',
    access: signedInAs(['customer']),
    shows: ['pets'],
    answer: z.object({ items: z.array(shape.ownPet) }),
    addition,
  }),
  addOwnPet: endpoint({
    method: 'POST',
    path: PETS,
    summary: 'Adds a pet of the customer.',
    access: customers,
    activity: 'Added a pet',
    changes: ['appointments', 'pets'],
    body: shape.ownPetDetails,
    answer: shape.ownPet,
    errors: ['not_found'],
    grows: 'pets',
    addition,
  }),
  updateOwnPet: endpoint({
    method: 'PUT',
    path: `${PETS}/:petId`,
    summary: 'Replaces what the customer says about a pet; an omitted photo stays, and so do the notes of groomers.',
    access: customers,
    activity: 'Changed a pet',
    changes: ['appointments', 'pets'],
    params: z.object(ownPet),
    body: shape.ownPetDetails,
    answer: shape.ownPet,
    errors: ['not_found'],
    addition,
  }),
  addOwnVaccination: endpoint({
    method: 'POST',
    path: `${PETS}/:petId/vaccinations`,
    summary: 'Adds a vaccination of a pet, with the day it ends and a photo of the record.',
    access: customers,
    activity: 'Added a vaccination of a pet',
    changes: ['appointments', 'pets'],
    params: z.object(ownPet),
    body: shape.newVaccination,
    answer: shape.ownPet,
    errors: ['not_found'],
    grows: 'vaccinations',
    addition,
  }),
  removeOwnVaccination: endpoint({
    method: 'DELETE',
    path: `${PETS}/:petId/vaccinations/:vaccinationId`,
    summary: 'Removes a vaccination of a pet.',
    access: customers,
    activity: 'Removed a vaccination of a pet',
    changes: ['appointments', 'pets'],
    params: z.object({ ...ownPet, vaccinationId: ref('ownVaccination.remove') }),
    answer: shape.ownPet,
    errors: ['not_found'],
    addition,
  }),
};
