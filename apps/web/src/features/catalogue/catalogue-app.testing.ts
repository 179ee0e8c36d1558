import { http, HttpResponse, type RequestHandler } from 'msw';
import { openApp } from '../../testing/open-app.tsx';
import { buildSession } from '../../testing/sessions.ts';
import type { ProviderService } from './catalogue-query.ts';
import { buildService, PETS_BY_SIZE } from './price-samples.testing.ts';

export const MY_SERVICES = '*/v2/service-provider/services/my-services';
export const PRICES = '*/v2/on-boarding/groomer/offered/services/prices';
const ADD_ONS = '*/v2/on-boarding/groomer/offered/service-addons/prices';
const DETAILS = '*/v2/on-boarding/groomer/service/details';

const NAILS = { id: 'nails', name: 'Nail grind', description: 'Smooth edges.', basePrice: 15, baseMinutes: 10 };
const FULL_GROOM = buildService(
  { addOns: [{ ...NAILS, offered: true, price: 15, minutes: 10 }] },
  { extra_small: [8000, 60], small: [9000, 75], large: [15_000, 120] },
);
const CAT_BATH = buildService({ id: 'cat-bath', name: 'Cat bath', petType: { id: 'cat', name: 'Cat', slug: 'cat' } });
const DOODLE = { id: 'doodle', name: 'Goldendoodle', size: 'large', weightRangeLow: 45, weightRangeHigh: 65 };
const PUG = { id: 'pug', name: 'Pug', size: 'small', weightRangeLow: 14, weightRangeHigh: 18 };

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
  const answer = () => HttpResponse.json({ spId: 'user-1', currency: 'USD', items, defaultServiceId: null });
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
    http.get(MY_SERVICES, answer),
    http.post('*/v1/logEvent', () => HttpResponse.json({ ok: true })),
    http.get('*/v2/service-provider/services', () =>
      HttpResponse.json({ items: [FULL_GROOM, CAT_BATH], defaultServiceId: null }),
    ),
    http.get('*/v2/pet/breeds/sizes', () => HttpResponse.json({ items: PETS_BY_SIZE })),
    http.get('*/v2/pet/breeds', () => HttpResponse.json({ items: [DOODLE, PUG], total: 2, limit: 100, offset: 0 })),
    http.post(PRICES, async ({ request }) => {
      const body = (await request.json()) as { services: Changed[] };
      sent.push({ what: 'prices', body });
      body.services.forEach(take);
      return answer();
    }),
    http.post(ADD_ONS, async ({ request }) => {
      sent.push({ what: 'add-ons', body: await request.json() });
      return answer();
    }),
    http.post(DETAILS, async ({ request }) => {
      const body = (await request.json()) as Changed;
      sent.push({ what: 'details', body });
      return HttpResponse.json(take(body));
    }),
  );
  return { sent, router: app.router };
};
