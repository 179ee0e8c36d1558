import { DEFAULT_SERVICE_CATEGORY, catalogueContract } from '@tailgate/contract';
import { dollarsOf } from '@tailgate/values/money';
import type { Rows } from '../../platform/access/policy.ts';
import type { Viewer } from '../../platform/auth/viewer.ts';
import type { Tx } from '../../platform/db/database.ts';
import { Failure, found } from '../../platform/failure.ts';
import { bindModule } from '../../platform/http/call.ts';
import { currencyOf } from '../providers/index.ts';
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
import { servicesOfProvider } from './offers.queries.ts';
import { saveAddOnsPrices } from './save-add-ons-prices.ts';
import { saveServiceDetails } from './save-service-details.ts';
import { saveServicesPrices } from './save-services-prices.ts';

const offerAnswer = async (tx: Tx, shown: 'everything' | 'offered', provider: Rows<'providers'>) => {
  const { id, currency } = await currencyOf(tx, provider);
  return providerServicesAnswer({ id, currency }, await servicesOfProvider(tx, id), shown);
};
const ownOffer = (tx: Tx, { accountId }: Viewer) =>
  offerAnswer(tx, 'everything', (provider) => provider('account_id', '=', accountId));

const listServices = async (tx: Tx, typeOrCategory: string) => {
  const named = typeOrCategory.trim().toLowerCase();
  const services = await servicesNamed(tx, named);
  // A known category may be empty; an unknown one is treated like a missing one.
  if (services.length === 0 && named !== DEFAULT_SERVICE_CATEGORY && !(await isPetType(tx, named))) {
    const message = 'category is required';
    throw new Failure('validation_failed', { message, errors: { category: message } });
  }
  return catalogueAnswer(services);
};

export const catalogueRoutes = bindModule('catalogue', catalogueContract, cataloguePolicy, {
  getMyServices: ({ tx, viewer }) => ownOffer(tx, viewer),
  getProviderServices: ({ tx, query, allowed }) => offerAnswer(tx, 'offered', allowed(query.sp_id)),
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
  saveServicesPrices: async ({ tx, viewer, body, withIds }) => {
    await saveServicesPrices(tx, viewer, withIds(body.services));
    return await ownOffer(tx, viewer);
  },
  saveServiceDetails: async ({ tx, viewer, body, withIds }) => {
    const details = withIds(body);
    await saveServiceDetails(tx, viewer, details);
    const services = await servicesOfProvider(tx, viewer.accountId);
    return providerServiceAnswer(found(services.find(({ id }) => id === details.serviceId)));
  },
  saveAddOnsPrices: async ({ tx, viewer, body, withIds }) => {
    await saveAddOnsPrices(tx, viewer, withIds(body.addOns));
    return await ownOffer(tx, viewer);
  },
  listTutorials: async ({ tx }) => ({ items: await tutorials(tx) }),
});
