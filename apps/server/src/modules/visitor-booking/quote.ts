import { feesByWeekday } from '@tailgate/pricing';
import { localDateAt, weekdayOf } from '@tailgate/values';
import { cents } from '@tailgate/values/money';
import type { Tx } from '../../platform/db/database.ts';
import type { OrderedPet, Quote, TypedLocation } from '../../platform/db/stored/bookings.ts';
import { priceWork } from '../catalogue/index.ts';
import { providerToAsk } from '../providers/index.ts';
import { zonesAround } from '../scheduling/index.ts';
import { linesOf } from './visitor-booking.rules.ts';

export interface Wanted {
  readonly providerId: string;
  readonly pets: readonly OrderedPet[];
  readonly location: TypedLocation;
  readonly start: Date;
}

/** What a groomer asks now for all of it, at that time; undefined where they do not do all of it. */
export const quoteOf = async (tx: Tx, { providerId, pets, location, start }: Wanted): Promise<Quote | undefined> => {
  const provider = await providerToAsk(tx, providerId);
  const lines = linesOf(pets);
  const works = lines.map(({ pet, at: _, ...work }) => ({
    ...work,
    pet: {
      petTypeId: pet.petType.id,
      weightLb: pet.weightLb ?? undefined,
      breed: pet.breed ? { id: pet.breed.id, size: pet.breed.size } : undefined,
    },
  }));
  const priced = await priceWork(tx, providerId, works);
  const quoted = lines.flatMap(({ at, serviceId }, index) => {
    const price = priced[index];
    return price ? [{ pet: at, serviceId, ...price }] : [];
  });
  if (quoted.length < lines.length) return undefined;
  const fees = feesByWeekday(await zonesAround(tx, providerId, location));
  const weekday = weekdayOf(localDateAt(start, provider.timeZone));
  return { lines: quoted, travelFeeCents: fees.get(weekday) ?? cents(0), currency: provider.currency };
};
