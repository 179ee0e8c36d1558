import type { BodyOf, catalogueContract } from '@tailgate/contract';
import { pricedBreeds, pricedSizes } from '@tailgate/pricing';
import type { WithIds } from '../../platform/access/references.ts';
import type { Viewer } from '../../platform/auth/viewer.ts';
import type { Tx } from '../../platform/db/database.ts';
import { refuseProblems } from '../../platform/failure.ts';
import { petTypesOf } from './catalogue.queries.ts';
import { emitOfferChanged } from './emit-offer-changed.ts';
import { problemsOfPrices } from './offer-problems.rules.ts';
import { changeService, replaceBreeds, replaceSizes, takeServices } from './save-offers.queries.ts';

type ServicesPrices = WithIds<BodyOf<typeof catalogueContract.saveServicesPrices>['services']>;

/** Saves a whole price table: given values replace the stored ones, omitted values are kept. */
export const saveServicesPrices = async (tx: Tx, viewer: Viewer, services: ServicesPrices): Promise<void> => {
  const serviceIds = services.map(({ serviceId }) => serviceId);
  const breedIds = services.flatMap(({ breeds = [] }) => breeds.map(({ breedId }) => breedId));
  const known = {
    petTypeOfService: await petTypesOf(tx, 'catalogue_services', serviceIds),
    petTypeOfBreed: await petTypesOf(tx, 'breeds', breedIds),
  };
  refuseProblems(problemsOfPrices(services, known));
  await takeServices(tx, viewer.accountId, serviceIds);
  for (const service of services) await savePrices(tx, viewer, service);
  await emitOfferChanged(tx, viewer);
};

const savePrices = async (tx: Tx, viewer: Viewer, service: ServicesPrices[number]): Promise<void> => {
  const { serviceId, offered, adjustBy, isHourly, hourlyRateCents, sizes, breeds } = service;
  const of = { providerId: viewer.accountId, serviceId };
  await changeService(tx, of, {
    ...(offered !== undefined && { is_offered: offered }),
    ...(adjustBy !== undefined && { adjust_by: adjustBy }),
    ...(isHourly !== undefined && { is_hourly: isHourly }),
    ...(hourlyRateCents !== undefined && { hourly_rate_cents: hourlyRateCents }),
  });
  if (sizes) await replaceSizes(tx, of, pricedSizes(sizes));
  if (breeds) {
    const prices = breeds.map(({ breedId, priceMinCents, priceMaxCents, minutes }) => ({
      breedId,
      minCents: priceMinCents,
      maxCents: priceMaxCents,
      minutes,
    }));
    await replaceBreeds(tx, of, pricedBreeds(prices));
  }
};
