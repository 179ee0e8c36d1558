import type { BodyOf, catalogueContract } from '@tailgate/contract';
import type { Viewer } from '../../platform/auth/viewer.ts';
import type { Tx } from '../../platform/db/database.ts';
import { emit } from '../../platform/events/events.ts';
import { refuseProblems } from '../../platform/failure.ts';
import { offerChanged } from './catalogue.events.ts';
import { addOnsAmong, petTypesOf } from './catalogue.queries.ts';
import { problemsOfIds, problemsOfPrices } from './offer-problems.rules.ts';
import { changeService, replaceBreeds, replaceSizes, saveAddOns, takeServices } from './save-offers.queries.ts';

type ServicesPrices = BodyOf<typeof catalogueContract.saveServicesPrices>['services'];
type ServiceDetails = BodyOf<typeof catalogueContract.saveServiceDetails>;
type AddOnsPrices = BodyOf<typeof catalogueContract.saveAddOnsPrices>['addOns'];

const tellOfferChanged = (tx: Tx, viewer: Viewer) =>
  emit(tx, viewer.siteId, offerChanged, { providerId: viewer.accountId });

/** A whole table of prices at once: what is given replaces, what is left out stays. Amounts are in cents by now. */
export const saveServicesPrices = async (tx: Tx, viewer: Viewer, services: ServicesPrices): Promise<void> => {
  const serviceIds = services.map(({ serviceId }) => serviceId);
  const breedIds = services.flatMap(({ breeds = [] }) => breeds.map(({ breedId }) => breedId));
  const known = {
    petTypeOfService: await petTypesOf(tx, 'catalogue_services', serviceIds),
    petTypeOfBreed: await petTypesOf(tx, 'breeds', breedIds),
  };
  refuseProblems(problemsOfPrices(services, known));
  await takeServices(tx, viewer.siteId, viewer.accountId, serviceIds);
  for (const service of services) await savePrices(tx, viewer, service);
  await tellOfferChanged(tx, viewer);
};

const savePrices = async (tx: Tx, viewer: Viewer, service: ServicesPrices[number]): Promise<void> => {
  const { serviceId, offered, adjustBy, isHourly, hourlyRate, sizes, breeds } = service;
  const of = { siteId: viewer.siteId, providerId: viewer.accountId, serviceId };
  await changeService(tx, of, {
    ...(offered !== undefined && { is_offered: offered }),
    ...(adjustBy !== undefined && { adjust_by: adjustBy }),
    ...(isHourly !== undefined && { is_hourly: isHourly }),
    ...(hourlyRate !== undefined && { hourly_rate_cents: hourlyRate }),
  });
  if (sizes) {
    const prices = sizes.map(({ size, price, minutes }) => ({ size, priceCents: price, minutes }));
    await replaceSizes(
      tx,
      of,
      prices.filter(({ priceCents, minutes }) => isSet(priceCents, minutes)),
    );
  }
  if (breeds) {
    const prices = breeds.map(({ breedId, priceMin, priceMax = priceMin, minutes }) => ({
      breedId,
      minCents: priceMin,
      maxCents: priceMax,
      minutes,
    }));
    await replaceBreeds(
      tx,
      of,
      prices.filter(({ maxCents, minutes }) => isSet(maxCents, minutes)),
    );
  }
};

/** Answers show 0 and 0 where nothing is set; sent back, that must not become a price of nothing. */
const isSet = (priceCents: number, minutes: number) => priceCents > 0 || minutes > 0;

export const saveServiceDetails = async (tx: Tx, viewer: Viewer, details: ServiceDetails): Promise<void> => {
  const { serviceId, description, features, offered } = details;
  const known = await petTypesOf(tx, 'catalogue_services', [serviceId]);
  refuseProblems(known.has(serviceId) ? {} : { serviceId: 'is not in the catalogue' });
  await takeServices(tx, viewer.siteId, viewer.accountId, [serviceId]);
  await changeService(
    tx,
    { siteId: viewer.siteId, providerId: viewer.accountId, serviceId },
    {
      ...(offered !== undefined && { is_offered: offered }),
      ...(description !== undefined && { description }),
      ...(features !== undefined && { features }),
    },
  );
  await tellOfferChanged(tx, viewer);
};

export const saveAddOnsPrices = async (tx: Tx, viewer: Viewer, addOns: AddOnsPrices): Promise<void> => {
  const known = await addOnsAmong(
    tx,
    addOns.map(({ addOnId }) => addOnId),
  );
  refuseProblems(problemsOfIds(addOns, 'addOns', 'addOnId', known));
  await saveAddOns(
    tx,
    viewer.siteId,
    viewer.accountId,
    addOns.map(({ addOnId, offered, price, minutes }) => ({
      addOnId,
      isOffered: offered,
      priceCents: price,
      minutes,
    })),
  );
  await tellOfferChanged(tx, viewer);
};
