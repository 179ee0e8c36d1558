import type { RequestHandler } from 'msw';
import { answer } from '../../testing/answer.ts';
import { openApp } from '../../testing/open-app.tsx';
import { buildSession } from '../../testing/sessions.ts';
import { SAVE_PRICES, type Breed, type MyServices, type ProviderService } from './catalogue-query.ts';
import { buildService, PETS_BY_SIZE } from './price-samples.testing.ts';

const NAILS = { id: 'nails', name: 'Nail grind', description: 'Smooth edges.', basePrice: 15, baseMinutes: 10 };
const FULL_GROOM = buildService(
  { addOns: [{ ...NAILS, offered: true, price: 15, minutes: 10 }] },
  { extra_small: [8000, 60], small: [9000, 75], large: [15_000, 120] },
);
const CAT_BATH = buildService({ id: 'cat-bath', name: 'Cat bath', petType: { id: 'cat', name: 'Cat', slug: 'cat' } });
const buildBreed = (id: string, name: string, size: Breed['size'], pounds: readonly [number, number]): Breed => ({
  id,
  name,
  slug: id,
  petType: { id: 'dog', name: 'Dog', slug: 'dog' },
  size,
  weightRangeLow: pounds[0],
  weightRangeHigh: pounds[1],
  breedIntensity: 3,
  groomFrequency: 6,
  personality: '',
  description: '',
  groomingNotes: '',
});
const DOODLE = buildBreed('doodle', 'Goldendoodle', 'large', [45, 65]);
const PUG = buildBreed('pug', 'Pug', 'small', [14, 18]);

/** What somebody with these services is answered. */
export const myServices = (items: readonly ProviderService[] = [FULL_GROOM]): MyServices => ({
  spId: 'user-1',
  currency: 'USD',
  items: [...items],
  defaultServiceId: null,
});

interface Changed extends Partial<ProviderService> {
  readonly serviceId: string;
}

/** Opens a page of somebody with these services, and writes down what is saved. */
export const openWithServices = async (
  path: string,
  mine: readonly ProviderService[] = [FULL_GROOM],
  ...more: readonly RequestHandler[]
) => {
  const sent: { readonly what: 'prices' | 'add-ons' | 'details'; readonly body: unknown }[] = [];
  let items = [...mine];
  const take = ({ serviceId, ...change }: Changed) => {
    const before = items.find(({ id }) => id === serviceId) ?? buildService({ id: serviceId });
    const words = {
      description: change.description ?? before.description,
      features: change.features ?? before.features,
    };
    const changed = { ...before, ...change, ...words };
    items = [...items.filter(({ id }) => id !== serviceId), changed];
    return changed;
  };
  const app = await openApp(
    path,
    buildSession(),
    ...more,
    answer('GET /v2/service-provider/services/my-services', () => myServices(items)),
    answer('POST /v1/logEvent', true),
    answer('GET /v2/service-provider/services', { items: [FULL_GROOM, CAT_BATH], defaultServiceId: null }),
    answer('GET /v2/pet/breeds/sizes', { items: [...PETS_BY_SIZE] }),
    answer('GET /v2/pet/breeds', { items: [DOODLE, PUG], total: 2, limit: 100, offset: 0 }),
    answer(SAVE_PRICES, ({ body }) => {
      sent.push({ what: 'prices', body });
      (body.services as Changed[]).forEach(take);
      return myServices(items);
    }),
    answer('POST /v2/on-boarding/groomer/offered/service-addons/prices', ({ body }) => {
      sent.push({ what: 'add-ons', body });
      return myServices(items);
    }),
    answer('POST /v2/on-boarding/groomer/service/details', ({ body }) => {
      sent.push({ what: 'details', body });
      return take(body as Changed);
    }),
  );
  return { sent, router: app.router };
};
