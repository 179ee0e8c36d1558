import { MAX_UPSELL_QUANTITY } from '@tailgate/contract';
import { dollarsOf } from '@tailgate/values/money';
import type { Tx } from '../../platform/db/database.ts';
import type { Platform } from '../../platform/platform.ts';
import { imagesById } from '../attachments/index.ts';
import type { UpsellRow } from './upsells.queries.ts';

/** The images are the groomer's own; whoever may see the product may see them. */
const shown = async (tx: Tx, platform: Platform, rows: readonly UpsellRow[]) => {
  const known = await imagesById(
    tx,
    platform,
    rows.flatMap(({ imageIds }) => imageIds),
  );
  return rows.map(({ id, name, description, priceCents, imageIds, defaultImageId, stock, isActive }) => {
    const images = imageIds.flatMap((imageId) => known.get(imageId) ?? []);
    const defaultImage = images.find((image) => image.id === defaultImageId) ?? images[0] ?? null;
    return { facts: { id, name, description, price: dollarsOf(priceCents), images, defaultImage }, stock, isActive };
  });
};

export const upsellsAnswer = async (tx: Tx, platform: Platform, rows: readonly UpsellRow[]) =>
  (await shown(tx, platform, rows)).map(({ facts, stock, isActive }) => ({ ...facts, quantity: stock, isActive }));

export const upsellAnswer = async (tx: Tx, platform: Platform, row: UpsellRow) => {
  const [answer] = await upsellsAnswer(tx, platform, [row]);
  if (!answer) throw new Error('A product that was read has an answer');
  return answer;
};

/** How many there are is the groomer's business: customers see no more than what they can choose. */
export const publicUpsellsAnswer = async (tx: Tx, platform: Platform, rows: readonly UpsellRow[]) =>
  (await shown(tx, platform, rows)).map(({ facts, stock }) => ({
    ...facts,
    atMost: Math.min(stock ?? MAX_UPSELL_QUANTITY, MAX_UPSELL_QUANTITY),
  }));
