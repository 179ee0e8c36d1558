import { paymentPart } from '../payments/payment-world.ts';
import type { PaymentWorld } from '../payments/payment-world.ts';
import { buildWorld, catalogueOf, stormPart, type World } from '../world.ts';

export interface DrillWorld {
  readonly storm: World;
  readonly payments: PaymentWorld;
}

/** The people of both kinds of storm in one site. */
export async function makeDrillWorld(orders: number): Promise<DrillWorld> {
  const { payments, ...storm } = await buildWorld(async (api) => {
    const ids = await catalogueOf(api);
    return { ...(await stormPart(api, ids)), payments: await paymentPart(api, ids, orders) };
  });
  const { environment, databaseUrls, sandboxUrl, site, prober } = storm;
  return { storm, payments: { environment, databaseUrls, sandboxUrl, site, prober, ...payments } };
}
