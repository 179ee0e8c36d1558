import { z } from 'zod';
import { signedInAs } from '../access.ts';
import { endpoint } from '../endpoint.ts';
import { value } from '../reference.ts';
import { instant, pageOf, pageQuery, text } from '../schemas.ts';
import { MAX_TAX_PERCENT, TAX_PERCENT_DECIMALS, TAX_PLACE } from './tax-places.facts.ts';

const PLACES = '/v2/staff/tax-places';
const addition = 'Sales tax depends on the place, from a table that the staff of a site edit.';
const staffAlone = signedInAs(['staff'], { whileImpersonating: 'barred' });
// The site of the session has the place: it names no row of anybody else.
const params = z.object({ place: value(z.string().regex(TAX_PLACE)) });

const percent = z.number().min(0).max(MAX_TAX_PERCENT);

const taxPlace = z.object({
  /** `TX`, or `TX-787`. */
  id: z.string(),
  stateOrProvince: z.string(),
  /** Empty for the whole state. */
  postalPrefix: z.string(),
  percent: z.number(),
  updatedAt: instant,
});

export const taxPlacesRows = {
  listTaxPlaces: endpoint({
    method: 'GET',
    path: PLACES,
    summary: 'The places of the site with a sales tax, by state and postal code.',
    access: signedInAs(['staff']),
    query: z.object({ ...pageQuery, search: text(20).trim().toUpperCase().default('') }),
    answer: pageOf(taxPlace),
    addition,
  }),
  setTaxPlace: endpoint({
    method: 'PUT',
    path: `${PLACES}/:place`,
    summary:
      'Sets the sales tax of a place, unless somebody changed it since it was read. Completed orders keep the rate that they had.',
    access: staffAlone,
    activity: 'Changed a sales tax rate',
    params,
    body: z.object({
      percent: percent.multipleOf(10 ** -TAX_PERCENT_DECIMALS),
      /** The rate as it was read; null for a place that had none. */
      previousPercent: percent.nullable(),
    }),
    answer: taxPlace,
    errors: ['not_found', 'conflict', 'limit_reached'],
    addition,
  }),
  removeTaxPlace: endpoint({
    method: 'DELETE',
    path: `${PLACES}/:place`,
    summary: 'Removes the sales tax of a place. Orders are taxed by the next larger place, or not at all.',
    access: staffAlone,
    activity: 'Removed a sales tax rate',
    params,
    errors: ['not_found'],
    addition,
  }),
  getSiteFees: endpoint({
    method: 'GET',
    path: '/v2/staff/fees',
    summary: 'What the site takes of an order for card processing and for its own work, and the largest no-show fee.',
    access: signedInAs(['staff']),
    answer: z.object({
      processing: z.object({ percent: z.number(), amount: z.number() }),
      management: z.object({ percent: z.number(), amount: z.number() }),
      noShowLimit: z.number(),
    }),
    addition: 'Staff see what their site charges.',
  }),
};
