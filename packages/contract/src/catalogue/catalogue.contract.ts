import { z } from 'zod';
import { anyone, signedInAs } from '../access.ts';
import { endpoint } from '../endpoint.ts';
import { MAX_PAGE_SIZE } from '../paging.facts.ts';
import { ref, value } from '../reference.ts';
import { ROLES } from '../roles.ts';
import { pageOf, pageQueryOf, text } from '../schemas.ts';
import * as shape from './catalogue.schemas.ts';

export const catalogueContract = {
  getMyServices: endpoint({
    method: 'GET',
    path: '/v2/service-provider/services/my-services',
    summary: 'The services of the groomer with all prices, including those no longer offered.',
    access: signedInAs(['groomer']),
    answer: shape.providerServices,
    errors: ['not_found'],
  }),
  getProviderServices: endpoint({
    method: 'GET',
    path: '/v2/service-provider/services/service-provider-services',
    summary: 'The services and prices of an active provider.',
    access: signedInAs(ROLES),
    query: z.object({ sp_id: ref('offer.read') }),
    answer: shape.providerServices,
    errors: ['not_found'],
  }),
  listUsualServices: endpoint({
    method: 'GET',
    path: '/v2/service-provider/services',
    summary: 'The services of the catalog in the default category, grooming.',
    access: anyone(),
    answer: shape.catalogueServices,
    addition: 'The specification has a default category; this is the call without one.',
  }),
  listServices: endpoint({
    method: 'GET',
    path: '/v2/service-provider/services/:typeOrCategory',
    summary: 'The services of the catalog by category or pet type.',
    access: anyone(),
    params: z.object({ typeOrCategory: value(text(80)) }),
    answer: shape.catalogueServices,
  }),
  listPetTypes: endpoint({
    method: 'GET',
    path: '/v2/pet/types',
    summary: 'The pet types of the site.',
    access: anyone(),
    answer: z.object({ items: z.array(shape.petType) }),
  }),
  listBreeds: endpoint({
    method: 'GET',
    path: '/v2/pet/breeds',
    summary: 'Breeds by name, optionally of one pet type (slug or id) and with the search words in the name.',
    access: anyone(),
    query: z.object({
      ...pageQueryOf(MAX_PAGE_SIZE),
      petType: text(80).trim().default(''),
      search: text(100).trim().default(''),
    }),
    answer: pageOf(shape.breed),
  }),
  listSizes: endpoint({
    method: 'GET',
    path: '/v2/pet/breeds/sizes',
    summary: 'The pet sizes from the smallest, each with its weight range and what it adds to price and time.',
    access: anyone(),
    answer: z.object({ items: z.array(shape.size) }),
  }),
  listTimeModifiers: endpoint({
    method: 'GET',
    path: '/v2/service-checkout/pet-service/service-provider/time-modifiers-list',
    summary: 'Conditions that make a pet take longer, with their minutes and price.',
    access: signedInAs(['groomer']),
    answer: z.object({ items: z.array(shape.timeModifier) }),
  }),
  saveServicesPrices: endpoint({
    method: 'POST',
    path: '/v2/on-boarding/groomer/offered/services/prices',
    summary: 'Sets the prices of the given services. A given price table replaces the whole previous table.',
    access: signedInAs(['groomer'], { whileImpersonating: 'allowed' }),
    activity: 'Changed service prices',
    body: shape.servicesPrices,
    answer: shape.providerServices,
    errors: ['not_found'],
  }),
  saveServiceDetails: endpoint({
    method: 'POST',
    path: '/v2/on-boarding/groomer/service/details',
    summary: 'Sets the groomer’s own description of a service, and whether it is offered.',
    access: signedInAs(['groomer'], { whileImpersonating: 'allowed' }),
    activity: 'Changed a service',
    body: shape.serviceDetails,
    answer: shape.providerService,
    errors: ['not_found'],
  }),
  saveAddOnsPrices: endpoint({
    method: 'POST',
    path: '/v2/on-boarding/groomer/offered/service-addons/prices',
    summary: 'Sets the prices of the given add-ons.',
    access: signedInAs(['groomer'], { whileImpersonating: 'allowed' }),
    activity: 'Changed add-on prices',
    body: shape.addOnsPrices,
    answer: shape.providerServices,
    errors: ['not_found'],
  }),
  listTutorials: endpoint({
    method: 'GET',
    path: '/v2/tutorial/list',
    summary: 'Training videos for groomers.',
    access: signedInAs(['groomer']),
    answer: z.object({ items: z.array(shape.tutorial) }),
  }),
};
