import { z } from 'zod';
import { anyone, signedInAs } from '../access.ts';
import { endpoint } from '../endpoint.ts';
import { ref } from '../reference.ts';
import { dollars, id, image, inCents, pageOf, pageQuery, requiredText, text, whenMissing } from '../schemas.ts';
import * as facts from './upsells.facts.ts';

const UPSELLS = '/v2/user-upsells';
const STORE = '/v2/user-upsell-store';
const groomer = signedInAs(['groomer'], { whileImpersonating: 'allowed' });
const managed = z.object({ id: ref('upsell.manage') });
const STORE_WHY = 'The specification names a screen of the product store, and shows no calls for it.';

const given = {
  name: requiredText(facts.MAX_UPSELL_NAME_LENGTH),
  description: requiredText(facts.MAX_UPSELL_DESCRIPTION_LENGTH),
  price: dollars(facts.MAX_UPSELL_CENTS, facts.MIN_UPSELL_CENTS),
  images: z.array(ref('image.use'), whenMissing).max(facts.MAX_UPSELL_IMAGES),
  /** One of the images; left out or null, the first of them is. */
  defaultImage: ref('image.use').nullable().optional(),
  /** How many are in stock; null where nobody counts them. */
  quantity: z.number().int().min(0).max(facts.MAX_UPSELL_STOCK).nullable().optional(),
  isActive: z.boolean().optional(),
};

const publicUpsell = {
  id,
  name: z.string(),
  description: z.string(),
  price: z.number(),
  images: z.array(image),
  defaultImage: image.nullable(),
};
const upsell = z.object({
  ...publicUpsell,
  /** Null where nobody counts them. */
  quantity: z.number().int().nullable(),
  /** Customers see it, if it is in stock and the store is on. */
  isActive: z.boolean(),
});
const store = z.object({
  /** Whether customers can choose products when they book. */
  isOn: z.boolean(),
});

export const upsellsContract = {
  listUpsells: endpoint({
    method: 'GET',
    path: UPSELLS,
    summary: 'The products that the groomer sells beside the services, in the order of the store.',
    access: signedInAs(['groomer']),
    shows: ['upsells'],
    query: z.object({
      ...pageQuery,
      search: text(100).trim().default(''),
      filter: z.enum(facts.UPSELL_FILTERS).default('all'),
    }),
    answer: pageOf(upsell).extend({
      /** For each filter, with the search applied. */
      counts: z.record(z.enum(facts.UPSELL_FILTERS), z.number().int()),
    }),
  }),
  addUpsell: endpoint({
    method: 'POST',
    path: UPSELLS,
    summary: 'Adds a product, as the last of the store.',
    access: groomer,
    activity: 'Added a product',
    changes: ['upsells'],
    body: inCents(z.object(given), 'price'),
    answer: upsell,
    errors: ['not_found'],
    grows: 'upsells',
  }),
  getUpsell: endpoint({
    method: 'GET',
    path: `${UPSELLS}/:id`,
    summary: 'One product of the groomer.',
    access: signedInAs(['groomer']),
    shows: ['upsells'],
    params: managed,
    answer: upsell,
    errors: ['not_found'],
  }),
  updateUpsell: endpoint({
    method: 'PUT',
    path: `${UPSELLS}/:id`,
    summary:
      'Changes a product; what is left out stays. Orders that have it keep the price at which it was put on them.',
    access: groomer,
    activity: 'Changed a product',
    changes: ['upsells'],
    params: managed,
    body: inCents(z.object(given).partial(), 'price'),
    answer: upsell,
    errors: ['not_found'],
  }),
  deleteUpsell: endpoint({
    method: 'DELETE',
    path: `${UPSELLS}/:id`,
    summary: 'Removes a product from the store. What was sold of it stays, and so do orders that have it.',
    access: groomer,
    activity: 'Removed a product',
    changes: ['upsells'],
    params: managed,
    errors: ['not_found'],
  }),
  getStore: endpoint({
    method: 'GET',
    path: STORE,
    summary: 'How the product store is set.',
    access: signedInAs(['groomer']),
    shows: ['upsells'],
    answer: store,
    addition: STORE_WHY,
  }),
  saveStore: endpoint({
    method: 'PUT',
    path: STORE,
    summary: 'Shows the product store to customers, or hides it. Products can be sold at the van either way.',
    access: groomer,
    activity: 'Switched the product store on or off',
    changes: ['upsells'],
    body: z.object({ isOn: z.boolean() }),
    answer: store,
    errors: [],
    addition: STORE_WHY,
  }),
  arrangeUpsells: endpoint({
    method: 'PUT',
    path: `${STORE}/order`,
    summary: 'Puts the products of the store into this order; those that are not named follow as they were.',
    access: groomer,
    activity: 'Arranged the products of the store',
    changes: ['upsells'],
    body: z.object({ upsells: z.array(ref('upsell.manage')).min(1).max(facts.MAX_UPSELLS) }),
    errors: ['not_found'],
    addition: STORE_WHY,
  }),
  listPublicUpsells: endpoint({
    method: 'GET',
    path: '/v2/service-provider/account/public-profile/:id/upsells',
    summary: 'The products that customers of a groomer can choose: active, in stock, and none while the store is off.',
    access: anyone(),
    shows: ['upsells'],
    params: z.object({ id: ref('provider.readPublicProfile') }),
    answer: z.object({
      items: z.array(
        z.object({
          ...publicUpsell,
          /** The most that can be chosen of it. */
          atMost: z.number().int(),
        }),
      ),
    }),
    errors: ['not_found'],
    addition: 'What the specification’s client has as fixed sample data.',
  }),
};
