import { z } from 'zod';
import { signedInAs } from '../access.ts';
import { endpoint } from '../endpoint.ts';
import { ref } from '../reference.ts';
import * as shape from './customer.schemas.ts';

const groomerWrites = signedInAs(['groomer'], {
  whileImpersonating: 'allowed',
});
const PET = '/v2/service-checkout/pet-service/service-provider/customer/:id/pet/:petId';
const petToChange = { id: ref('customer.update'), petId: ref('pet.update') };

/** The pets of a provider's customers. */
export const petRows = {
  listCustomerPets: endpoint({
    method: 'GET',
    path: '/v2/service-checkout/pet-service/service-provider/customer/:id/pets',
    summary: 'The active pets of a customer.',
    access: signedInAs(['groomer']),
    shows: ['pets'],
    params: z.object({ id: ref('customer.read') }),
    answer: z.object({ items: z.array(shape.pet) }),
    errors: ['not_found'],
  }),
  addPet: endpoint({
    method: 'POST',
    path: '/v2/service-checkout/pet-service/service-provider/customer/pet',
    summary: 'Adds a pet to a customer; one with a login is told.',
    access: groomerWrites,
    activity: 'Added a pet',
    changes: ['appointments', 'pets'],
    body: z.object({
      customerId: ref('customer.update'),
      petDetails: shape.petDetails,
    }),
    answer: shape.pet,
    errors: ['not_found'],
    grows: 'pets',
  }),
  updatePet: endpoint({
    method: 'PUT',
    path: PET,
    summary:
      'Replaces the details of a pet; an omitted photo stays. What a customer with a login says about the pet is proposed to them.',
    access: groomerWrites,
    activity: 'Changed a pet',
    changes: ['appointments', 'pets'],
    params: z.object(petToChange),
    body: shape.petDetails,
    answer: shape.pet,
    errors: ['not_found'],
    grows: 'proposals',
  }),
  addPetImage: endpoint({
    method: 'POST',
    path: `${PET}/images`,
    summary: 'Adds a photo to a pet.',
    access: groomerWrites,
    activity: 'Added a photo of a pet',
    changes: ['appointments', 'pets'],
    params: z.object(petToChange),
    body: z.object({ imageId: ref('image.use') }),
    answer: shape.pet,
    errors: ['not_found'],
    grows: 'petImages',
    addition: 'Pets have images in the specification, without a call that adds them.',
  }),
  removePetImage: endpoint({
    method: 'DELETE',
    path: `${PET}/images/:imageId`,
    summary: 'Removes a photo of a pet.',
    access: groomerWrites,
    activity: 'Removed a photo of a pet',
    changes: ['appointments', 'pets'],
    params: z.object({ ...petToChange, imageId: ref('petImage.remove') }),
    answer: shape.pet,
    errors: ['not_found'],
    addition: 'Pets have images in the specification, without a call that removes them.',
  }),
  addVaccination: endpoint({
    method: 'POST',
    path: `${PET}/vaccinations`,
    summary: 'Adds a vaccination of a pet, with the day it ends and a photo of the record.',
    access: groomerWrites,
    activity: 'Added a vaccination of a pet',
    changes: ['appointments', 'pets'],
    params: z.object(petToChange),
    body: shape.newVaccination,
    answer: shape.pet,
    errors: ['not_found'],
    grows: 'vaccinations',
    addition: 'Pets have vaccination images in the specification, without a call that adds them.',
  }),
  removeVaccination: endpoint({
    method: 'DELETE',
    path: `${PET}/vaccinations/:vaccinationId`,
    summary: 'Removes a vaccination of a pet; proposed to a customer with a login.',
    access: groomerWrites,
    activity: 'Removed a vaccination of a pet',
    changes: ['appointments', 'pets'],
    params: z.object({
      ...petToChange,
      vaccinationId: ref('vaccination.remove'),
    }),
    answer: shape.pet,
    errors: ['not_found'],
    grows: 'proposals',
    addition: 'A vaccination entered by mistake can be removed.',
  }),
  deactivatePet: endpoint({
    method: 'DELETE',
    path: '/v1/pets/:id',
    summary: 'Deactivates a pet; what refers to it stays. By a groomer it is proposed to a customer with a login.',
    access: signedInAs(['groomer', 'customer'], {
      whileImpersonating: 'allowed',
    }),
    activity: 'Removed a pet',
    changes: ['appointments', 'pets'],
    params: z.object({ id: ref('pet.deactivate') }),
    errors: ['not_found'],
    grows: 'proposals',
  }),
};
