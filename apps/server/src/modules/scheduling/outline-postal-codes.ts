import type { Tx } from '../../platform/db/database.ts';
import { Failure } from '../../platform/failure.ts';
import type { Platform } from '../../platform/platform.ts';
import { outlineAround } from './work-zones.queries.ts';

/** A ZIP code is known by its middle; this far out most of its houses lie. */
const REACH_METERS = 3_000;

/** A border around ZIP codes, and which of them nobody knows. */
export const outlineOfPostalCodes = async (
  tx: Tx,
  { addressSearch }: Pick<Platform, 'addressSearch'>,
  postalCodes: readonly string[],
) => {
  const asked = await Promise.all(
    [...new Set(postalCodes)].map(async (code) => {
      const results = await addressSearch.search(code, undefined).catch((cause: unknown) => {
        throw new Failure('temporarily_unavailable', { cause });
      });
      return { code, place: results.find(({ postalCode, point }) => postalCode === code && point)?.point };
    }),
  );
  const places = asked.flatMap(({ place }) => place ?? []);
  return {
    points: places.length > 0 ? await outlineAround(tx, places, REACH_METERS) : [],
    unknown: asked.filter(({ place }) => !place).map(({ code }) => code),
  };
};
