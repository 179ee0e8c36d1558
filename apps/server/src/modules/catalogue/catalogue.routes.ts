import { DEFAULT_SERVICE_CATEGORY, catalogueContract } from '@tailgate/contract';
import { dollarsOf } from '@tailgate/values/money';
import { everyRow, type Rows } from '../../platform/access/policy.ts';
import type { Tx } from '../../platform/db/database.ts';
import { Failure, found } from '../../platform/failure.ts';
import { bindModule } from '../../platform/http/call.ts';
import { currencyOf } from '../accounts/index.ts';
import {
  breedAnswer,
  catalogueAnswer,
  providerServiceAnswer,
  providerServicesAnswer,
  sizeAnswer,
} from './catalogue-answers.ts';
import { cataloguePolicy } from './catalogue.policy.ts';
import {
  isPetType,
  petSizes,
  petTypes,
  searchBreeds,
  servicesNamed,
  timeModifiers,
  tutorials,
} from './catalogue.queries.ts';
import { saveAddOnsPrices, saveServiceDetails, saveServicesPrices } from './change-offer.ts';
import { servicesOfProvider } from './offers.queries.ts';

const offerAnswer = async (
  tx: Tx,
  id: string,
  shown: 'everything' | 'offered',
  allowed: Rows<'providers'> = everyRow(),
) => {
  const currency = await currencyOf(tx, id, allowed);
  return providerServicesAnswer({ id, currency }, await servicesOfProvider(tx, id), shown);
};

const listServices = async (tx: Tx, typeOrCategory: string) => {
  const named = typeOrCategory.trim().toLowerCase();
  const services = await servicesNamed(tx, named, cataloguePolicy['catalogueService.read']());
  // A category without services is still one; a word that names nothing is as good as none.
  if (services.length === 0 && named !== DEFAULT_SERVICE_CATEGORY && !(await isPetType(tx, named))) {
    const message = 'category is required';
    throw new Failure('validation_failed', { message, errors: { category: message } });
  }
  return catalogueAnswer(services);
};

export const catalogueRoutes = bindModule('catalogue', catalogueContract, {
  getMyServices: ({ tx, viewer }) => offerAnswer(tx, viewer.accountId, 'everything'),
  getProviderServices: ({ tx, viewer, query }) =>
    offerAnswer(tx, query.sp_id, 'offered', cataloguePolicy['offer.read'](viewer)),
  listUsualServices: ({ tx }) => listServices(tx, DEFAULT_SERVICE_CATEGORY),
  listServices: ({ tx, params }) => listServices(tx, params.typeOrCategory),
  listPetTypes: async ({ tx }) => ({ items: await petTypes(tx) }),
  listBreeds: async ({ tx, query: { petType, search, ...page } }) => {
    const { rows, total } = await searchBreeds(tx, { petType, search }, page);
    return { items: rows.map(breedAnswer), total, ...page };
  },
  listSizes: async ({ tx }) => ({ items: (await petSizes(tx)).map(sizeAnswer) }),
  listTimeModifiers: async ({ tx }) => ({
    items: (await timeModifiers(tx)).map(({ priceCents, ...modifier }) => ({
      ...modifier,
      price: dollarsOf(priceCents),
    })),
  }),
  saveServicesPrices: async ({ tx, viewer, body }) => {
    await saveServicesPrices(tx, viewer, body.services);
    return await offerAnswer(tx, viewer.accountId, 'everything');
  },
  saveServiceDetails: async ({ tx, viewer, body }) => {
    await saveServiceDetails(tx, viewer, body);
    const services = await servicesOfProvider(tx, viewer.accountId);
    return providerServiceAnswer(found(services.find(({ id }) => id === body.serviceId)));
  },
  saveAddOnsPrices: async ({ tx, viewer, body }) => {
    await saveAddOnsPrices(tx, viewer, body.addOns);
    return await offerAnswer(tx, viewer.accountId, 'everything');
  },
  listTutorials: async ({ tx }) => ({ items: await tutorials(tx) }),
});
