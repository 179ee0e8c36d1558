import { LATER_TIP_DAYS, type LaterTipHurdle } from '@tailgate/contract';
import { secondsAfter } from '../../../platform/clock.ts';
import type { Settlement } from '../settlements.queries.ts';
import type { LaterTip } from './tips.queries.ts';

const DAY_S = 86_400;

/** The last moment at which a tip can be added. */
export const lastTipAt = ({ settledAt }: Pick<Settlement, 'settledAt'>): Date =>
  secondsAfter(settledAt, LATER_TIP_DAYS * DAY_S);

export interface TippedOrder {
  readonly settled: Pick<Settlement, 'kind' | 'tender' | 'totals' | 'settledAt'> | undefined;
  readonly tip: Pick<LaterTip, 'state'> | undefined;
  /** Nothing is left of what was paid for it, by refunds or because a bank took it back. */
  readonly isGivenBack: boolean;
  readonly isGroomerActive: boolean;
}

/** Why no tip can be added to an order now, or null. */
export const laterTipHurdle = (
  { settled, tip, isGivenBack, isGroomerActive }: TippedOrder,
  now: Date,
): LaterTipHurdle | null => {
  if (settled?.kind !== 'completed') return 'not_completed';
  if (tip?.state === 'given') return 'given';
  if (tip?.state === 'charging') return 'processing';
  if (settled.tender === null && settled.totals.due > 0) return 'unpaid';
  if (isGivenBack) return 'refunded';
  if (now > lastTipAt(settled)) return 'too_late';
  return isGroomerActive ? null : 'groomer_gone';
};
