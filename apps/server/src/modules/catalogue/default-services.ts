import type { Tx } from '../../platform/db/database.ts';
import { defaultServiceOf } from './catalogue.rules.ts';
import { servicesOfProvider } from './offers.queries.ts';

/** The service of a provider that a form preselects, by pet type; without a default one the first. */
export const defaultServiceByPetType = async (tx: Tx, providerId: string): Promise<ReadonlyMap<string, string>> => {
  const offered = (await servicesOfProvider(tx, providerId)).filter(({ is_offered }) => is_offered);
  const byPetType = Map.groupBy(offered, ({ pet_type_id }) => pet_type_id);
  return new Map(
    [...byPetType].flatMap(([petTypeId, services]) => {
      const service = defaultServiceOf(services) ?? services[0];
      return service ? [[petTypeId, service.id] as const] : [];
    }),
  );
};
