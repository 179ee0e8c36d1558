import { randomFrom } from '@tailgate/kit';
import type { SeedAppointment, SeedOrder, SeedUpsell } from '@tailgate/server/seeding';
import type { DemoSite } from '../logins.ts';
import { demoId } from '../people/ids.ts';
import { PRODUCT_EVERY } from '../story/products.ts';

/** What the customer took home beside the groomed pet, now and then. */
export const soldWith = (
  site: DemoSite,
  { id }: SeedAppointment,
  index: number,
  products: readonly SeedUpsell[],
): SeedOrder['upsells'] => {
  if (products.length === 0 || index % PRODUCT_EVERY !== 3) return [];
  const random = randomFrom(`${site}/sold/${id}`);
  const { id: upsellId, name, priceCents, stock } = random.pick(products);
  const quantity = random.chance(0.2) ? 2 : 1;
  const stockTaken = stock === null ? 0 : quantity;
  return [
    { id: demoId(site, 'order-upsell', id), upsellId, name, priceCents, quantity, stockTaken, addedBy: 'groomer' },
  ];
};
