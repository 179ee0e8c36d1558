import { cents, dollarsOf } from '@tailgate/values/money';
import { z } from 'zod';
import { signedInAs } from '../access.ts';
import { endpoint } from '../endpoint.ts';
import { ref } from '../reference.ts';
import { dollars, id, inCents, instant, pageOf, pageQuery, text } from '../schemas.ts';
import * as facts from './marketing.facts.ts';

const COUPONS = '/v2/service-marketing/customer-coupon';
const groomerWrites = signedInAs(['groomer'], { whileImpersonating: 'allowed' });
const modifierType = z.enum(facts.COUPON_MODIFIERS);
const userCategory = z.enum(facts.COUPON_USER_CATEGORIES);
const MAX_PERCENT = 100;

const coupon = z.object({
  id,
  code: z.string(),
  customerId: id.nullable(),
  /** Whom it is for; null where it is for everybody who knows the code. */
  customerName: z.string().nullable(),
  userCategory,
  modifierType,
  /** Dollars or percent, as `modifierType` says. */
  discount: z.number(),
  isSingleUse: z.boolean(),
  minimumSpend: z.number().nullable(),
  minimumPets: z.number().int().nullable(),
  timesUsed: z.number().int(),
  createdAt: instant,
});

export const couponRows = {
  addCoupon: endpoint({
    method: 'POST',
    path: COUPONS,
    summary: 'Adds a coupon for one customer, or with no customer for everybody who knows the code.',
    access: groomerWrites,
    activity: 'Added a coupon',
    changes: ['coupons'],
    body: inCents(
      z.object({
        code: text(facts.MAX_COUPON_CODE_LENGTH)
          .trim()
          .regex(facts.COUPON_CODE, { error: 'needs 3 to 30 letters, digits or dashes' })
          .transform((code) => code.toUpperCase()),
        customerId: ref('customer.update').nullable().default(null),
        userCategory: userCategory.default('customer'),
        modifierType,
        discount: z.number().positive().max(dollarsOf(facts.MAX_COUPON_CENTS)).multipleOf(0.01),
        isSingleUse: z.boolean().default(false),
        minimumSpend: dollars(facts.MAX_COUPON_MINIMUM_CENTS, cents(0)).nullable().default(null),
        minimumPets: z.number().int().min(1).max(facts.MAX_COUPON_MINIMUM_PETS).nullable().default(null),
      }),
      'minimumSpend',
    ).refine(({ modifierType: type, discount }) => type === 'fixed' || discount <= MAX_PERCENT, {
      error: 'must be at most 100 percent',
      path: ['discount'],
    }),
    answer: coupon,
    errors: ['not_found'],
    grows: 'coupons',
  }),
  listCoupons: endpoint({
    method: 'GET',
    path: COUPONS,
    summary: 'The coupons of the groomer, the newest first; with a customer those this customer can use.',
    access: signedInAs(['groomer']),
    shows: ['coupons'],
    query: z.object({ ...pageQuery, customer_id: ref('customer.read').optional() }),
    answer: pageOf(coupon),
    errors: ['not_found'],
  }),
  removeCoupon: endpoint({
    method: 'DELETE',
    path: `${COUPONS}/:id`,
    summary: 'Ends a coupon. Orders that have used it keep their discount.',
    access: groomerWrites,
    activity: 'Removed a coupon',
    changes: ['coupons'],
    params: z.object({ id: ref('coupon.remove') }),
    errors: ['not_found'],
  }),
};
