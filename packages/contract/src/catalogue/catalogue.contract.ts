import { z } from 'zod';
import { anyone, row, signedInAs } from '../access.ts';
import { endpoint } from '../endpoint.ts';
import { ROLES } from '../roles.ts';
import { MAX_PAGE_SIZE, id, pageOf, pageQueryOf, text } from '../schemas.ts';
import * as shape from './catalogue.schemas.ts';

export const catalogueContract = {
  getMyServices: endpoint({
    method: 'GET',
    path: '/v2/service-provider/services/my-services',
    summary: 'The services the groomer has chosen, with all prices, those no longer offered among them.',
    access: signedInAs(['groomer']),
    answer: shape.providerServices,
    errors: ['not_found'],
  }),
  getProviderServices: endpoint({
    method: 'GET',
    path: '/v2/service-provider/services/service-provider-services',
    summary: 'What an active provider offers, and for how much.',
    access: signedInAs(ROLES),
    query: z.object({ sp_id: id }),
    answer: shape.providerServices,
    errors: ['not_found'],
  }),
  listUsualServices: endpoint({
    method: 'GET',
    path: '/v2/service-provider/services',
    summary: 'The services of the catalogue when no category is named: those of grooming.',
    access: anyone(),
    answer: shape.catalogueServices,
    addition: 'The default of the specification, for whoever leaves the category out.',
  }),
  listServices: endpoint({
    method: 'GET',
    path: '/v2/service-provider/services/:typeOrCategory',
    summary: 'The services of the catalogue by category or by type of pet.',
    access: anyone({ rows: [row('typeOrCategory', 'catalogueService.read')] }),
    params: z.object({ typeOrCategory: text(80) }),
    answer: shape.catalogueServices,
  }),
  listPetTypes: endpoint({
    method: 'GET',
    path: '/v2/pet/types',
    summary: 'The kinds of pets the site takes.',
    access: anyone(),
    answer: z.object({ items: z.array(shape.petType) }),
  }),
  listBreeds: endpoint({
    method: 'GET',
    path: '/v2/pet/breeds',
    summary:
      'Breeds by name, of one type of pet (its slug or id) if asked for, those whose name has the searched words.',
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
    summary: 'The sizes of pets from the smallest, each with its weights and what it adds to price and time.',
    access: anyone(),
    answer: z.object({ items: z.array(shape.size) }),
  }),
  listTimeModifiers: endpoint({
    method: 'GET',
    path: '/v2/service-checkout/pet-service/service-provider/time-modifiers-list',
    summary: 'What makes a pet take longer than others of its kind, in minutes and money.',
    access: signedInAs(['groomer']),
    answer: z.object({ items: z.array(shape.timeModifier) }),
  }),
  saveServicesPrices: endpoint({
    method: 'POST',
    path: '/v2/on-boarding/groomer/offered/services/prices',
    summary: 'Sets what the groomer asks for the given services; each given table of prices replaces the old one.',
    access: signedInAs(['groomer']),
    body: shape.servicesPrices,
    answer: shape.providerServices,
    errors: ['not_found'],
  }),
  saveServiceDetails: endpoint({
    method: 'POST',
    path: '/v2/on-boarding/groomer/service/details',
    summary: 'The groomer’s own words on a service, and whether it is offered.',
    access: signedInAs(['groomer']),
    body: shape.serviceDetails,
    answer: shape.providerService,
    errors: ['not_found'],
  }),
  saveAddOnsPrices: endpoint({
    method: 'POST',
    path: '/v2/on-boarding/groomer/offered/service-addons/prices',
    summary: 'Sets what the groomer asks for the given add-ons.',
    access: signedInAs(['groomer']),
    body: shape.addOnsPrices,
    answer: shape.providerServices,
    errors: ['not_found'],
  }),
  listTutorials: endpoint({
    method: 'GET',
    path: '/v2/tutorial/list',
    summary: 'Videos that show groomers how things are done.',
    access: signedInAs(['groomer']),
    answer: z.object({ items: z.array(shape.tutorial) }),
  }),
};
