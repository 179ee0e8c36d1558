import type { schedulingContract } from '@tailgate/contract';
import { orUnavailable } from '../../../platform/failure.ts';
import type { StagedCall } from '../../../platform/http/call.ts';
import { outlineAround } from './work-zones.queries.ts';

/** The vendor returns only the center of a ZIP code; most of its addresses are within this radius. */
const REACH_METERS = 3_000;

/** A border around ZIP codes, and the codes the vendor does not have. Waits for the vendor outside of transactions. */
export const outlineOfPostalCodes = async ({
  platform: { addressSearch },
  body,
  finish,
}: StagedCall<typeof schedulingContract.outlineOfPostalCodes>) => {
  const codes = [...new Set(body.postalCodes)];
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
