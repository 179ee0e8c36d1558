import type { schedulingContract } from '@tailgate/contract';
import { orUnavailable } from '../../platform/failure.ts';
import type { StagedCall } from '../../platform/http/call.ts';
import { outlineAround } from './work-zones.queries.ts';

/** A ZIP code is known by its middle; this far out most of its houses lie. */
const REACH_METERS = 3_000;

/** A border around ZIP codes, and which of them nobody knows. No transaction is open while the vendor thinks. */
export const outlineOfPostalCodes = async ({
  platform: { addressSearch, limits },
  origin,
  body,
  finish,
}: StagedCall<typeof schedulingContract.outlineOfPostalCodes>) => {
  const codes = [...new Set(body.postalCodes)];
  // The vendor is paid by the question, and every code is one.
  await limits.spend({ addressSearchPerAddress: origin.address }, codes.length);
  const asked = await Promise.all(
    codes.map(async (code) => {
      const results = await orUnavailable(addressSearch.search(code, undefined));
      return { code, place: results.find(({ postalCode, point }) => postalCode === code && point)?.point };
    }),
  );
  const places = asked.flatMap(({ place }) => place ?? []);
  return await finish(async (tx) => ({
    points: places.length > 0 ? await outlineAround(tx, places, REACH_METERS) : [],
    unknown: asked.filter(({ place }) => !place).map(({ code }) => code),
  }));
};
