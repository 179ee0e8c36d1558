import { MAX_UPSELL_QUANTITY } from '@tailgate/contract';
import { dollarsOf } from '@tailgate/values/money';
import type { Tx } from '../../platform/db/database.ts';
import type { Platform } from '../../platform/platform.ts';
import { imagesById } from '../attachments/index.ts';
import type { UpsellRow } from './upsells.queries.ts';

/** The images are the groomer's own; whoever may see the product may see them. */
const shown = async (tx: Tx, rows: readonly UpsellRow[], platform: Platform) => {
  const known = await imagesById(
    tx,
    rows.flatMap(({ imageIds }) => imageIds),
    platform,
  );
  return rows.map(({ id, name, description, priceCents, imageIds, defaultImageId, stock, isActive }) => {
    const images = imageIds.flatMap((imageId) => known.get(imageId) ?? []);
    const defaultImage = images.find((image) => image.id === defaultImageId) ?? images[0] ?? null;
    return { facts: { id, name, description, price: dollarsOf(priceCents), images, defaultImage }, stock, isActive };
  });
};

export const upsellsAnswer = async (tx: Tx, rows: readonly UpsellRow[], platform: Platform) =>
  (await shown(tx, rows, platform)).map(({ facts, stock, isActive }) => ({ ...facts, quantity: stock, isActive }));

export const upsellAnswer = async (tx: Tx, row: UpsellRow, platform: Platform) => {
  const [answer] = await upsellsAnswer(tx, [row], platform);
  if (!answer) throw new Error('A product that was read has an answer');
  return answer;
};

/** How many there are is the groomer's business: customers see no more than what they can choose. */
export const publicUpsellsAnswer = async (tx: Tx, rows: readonly UpsellRow[], platform: Platform) =>
  (await shown(tx, rows, platform)).map(({ facts, stock }) => ({
    ...facts,
    atMost: Math.min(stock ?? MAX_UPSELL_QUANTITY, MAX_UPSELL_QUANTITY),
  }));
