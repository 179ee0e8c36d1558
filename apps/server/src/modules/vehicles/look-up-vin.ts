import type { HandlerLimit } from '@tailgate/contract';
import type { Vin } from '@tailgate/values/vin';
import type { Viewer } from '../../platform/auth/viewer.ts';
import type { Platform } from '../../platform/platform.ts';
import type { DecodedVin } from '../../vendors/vin/decoded-vin.ts';

/** Asking the vendor counts; a change without a VIN asks nobody. */
export interface Counting {
  count(limit: Extract<HandlerLimit, 'vinsPerAccount'>, key: string): Promise<void>;
  exempt(limit: Extract<HandlerLimit, 'vinsPerAccount'>): void;
}

/** A van can be entered by hand while the vendor is away: a failure is logged and nothing is known. */
export const lookUpVin = async (
  vin: Vin | null | undefined,
  { accountId }: Viewer,
  calls: Counting,
  { decodeVin, log }: Pick<Platform, 'decodeVin' | 'log'>,
): Promise<DecodedVin | undefined> => {
  if (!vin) {
    calls.exempt('vinsPerAccount');
    return undefined;
  }
  await calls.count('vinsPerAccount', accountId);
  try {
    return await decodeVin(vin);
  } catch (error) {
    log.warn({ err: error }, 'VIN not decoded');
    return undefined;
  }
};
