import { dollarsOf } from '@tailgate/values/money';
import type { Tx } from '../../../platform/db/database.ts';
import type { Platform } from '../../../platform/platform.ts';
import { vanCardsOf } from '../../vehicles/index.ts';
import type { FreeVan } from './free-vans.view.ts';

export const freeVansAnswer = async (tx: Tx, rows: readonly FreeVan[], platform: Platform) => {
  const cards = await vanCardsOf(
    tx,
    rows.map(({ id }) => id),
    platform,
  );
  return rows.flatMap(({ id, priceAdjustments, ...row }) => {
    const van = cards.get(id);
    if (!van) return [];
    const adjusted = priceAdjustments.map(({ date, amountCents }) => ({ date, amount: dollarsOf(amountCents) }));
    return { ...row, van, priceAdjustments: adjusted };
  });
};
