import { cents, dollarsOf, type Cents } from '@tailgate/values/money';
import { z } from 'zod';
import { signedInAs } from '../access.ts';
import { DUTY_FOR } from '../duties.ts';
import { endpoint } from '../endpoint.ts';
import { MAX_CANCELLATION_FEE_CENTS, MAX_NO_SHOW_FEE_CENTS } from '../orders/orders.facts.ts';
import { value } from '../reference.ts';
import { instant, pageOf, pageQuery, text } from '../schemas.ts';
import * as facts from './tax-places.facts.ts';

const PLACES = '/v2/staff/tax-places';
const addition = 'Sales tax depends on the place, from a table that the staff of a site edit.';
const staffAlone = signedInAs(['staff'], { duty: DUTY_FOR.taxes, whileImpersonating: 'barred' });
// The site of the session has the place: it names no row of anybody else.
const params = z.object({ place: value(z.string().regex(facts.TAX_PLACE)) });

const STEP = 10 ** -facts.TAX_PERCENT_DECIMALS;
const percent = z.number().min(0).max(facts.MAX_TAX_PERCENT);

const taxPlace = z.object({
  /** `TX`, or `TX-787`. */
  id: z.string(),
  stateOrProvince: z.string(),
  /** Empty for the whole state. */
  postalPrefix: z.string(),
  percent: z.number(),
  updatedAt: instant,
});

const FEES = '/v2/staff/fees';
const feesAddition = 'Staff see and set what their site charges.';
const fee = z.object({ percent: z.number(), amount: z.number() });
const fees = z.object({
  processing: fee,
  management: fee,
  /** Also what a cancellation costs once the groomer arrived. */
  noShowLimit: z.number(),
  /** What a late cancellation costs. */
  cancellationFee: z.number(),
  /** What it costs while the groomer is on the way. */
  enRouteFee: z.number(),
  /** How old income is before it leaves with an instant payout. */
  instantPayoutHoldDays: z.number(),
  /** How far above its estimate a card is charged without asking the customer, and how large a tip may be beside it. */
  consentPercent: z.number(),
  consentTipPercent: z.number(),
  /** Up to this a groomer's own booking counts as agreed once the customer was told its estimate. */
  unconfirmedLimit: z.number(),
});
const amountUpTo = (most: Cents) => z.number().min(0).max(dollarsOf(most)).multipleOf(0.01);
const newFee = (mostPercent: number, most: Cents) =>
  z.object({ percent: z.number().min(0).max(mostPercent).multipleOf(STEP), amount: amountUpTo(most) });

export const taxPlacesRows = {
  listTaxPlaces: endpoint({
    method: 'GET',
    path: PLACES,
    summary: 'The places of the site with a sales tax, by state and postal code.',
    access: signedInAs(['staff'], { duty: DUTY_FOR.taxes }),
    shows: ['taxes'],
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
    changes: ['taxes'],
    params,
    body: z.object({
      percent: percent.multipleOf(STEP),
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
    changes: ['taxes'],
    params,
    errors: ['not_found'],
    addition,
  }),
  getSiteFees: endpoint({
    method: 'GET',
    path: FEES,
    summary:
      'What the site takes of an order for card processing and for its own work, the largest no-show fee, the fees of late cancellations, and how long new income waits before an instant payout.',
    access: signedInAs(['staff'], { duty: DUTY_FOR.taxes }),
    shows: ['fees'],
    answer: fees,
    addition: feesAddition,
  }),
  setSiteFees: endpoint({
    method: 'PUT',
    path: FEES,
    summary:
      'Changes the fees of the site, unless somebody changed them since they were read. Completed orders keep the fees that they had.',
    access: staffAlone,
    activity: 'Changed the fees of the site',
    changes: ['fees'],
    body: z.object({
      processing: newFee(facts.MAX_PROCESSING_PERCENT, facts.MAX_PROCESSING_CENTS),
      management: newFee(facts.MAX_MANAGEMENT_PERCENT, facts.MAX_MANAGEMENT_CENTS),
      noShowLimit: amountUpTo(cents(MAX_NO_SHOW_FEE_CENTS)),
      cancellationFee: amountUpTo(cents(MAX_CANCELLATION_FEE_CENTS)),
      enRouteFee: amountUpTo(cents(MAX_CANCELLATION_FEE_CENTS)),
      instantPayoutHoldDays: z.int().min(0).max(facts.MAX_INSTANT_PAYOUT_HOLD_DAYS),
      consentPercent: z.int().min(0).max(facts.MAX_CONSENT_PERCENT),
      consentTipPercent: z.int().min(0).max(facts.MAX_CONSENT_PERCENT),
      unconfirmedLimit: amountUpTo(cents(facts.MAX_UNCONFIRMED_CENTS)),
      /** The fees as they were read. */
      previous: fees,
    }),
    answer: fees,
    errors: ['conflict'],
    addition: feesAddition,
  }),
};
