import { z } from 'zod';
import { COUPON_MODIFIERS } from '../marketing/marketing.facts.ts';
import { id, image, instant, requiredText } from '../schemas.ts';
import {
  COMPLETION_HURDLES,
  CONFIRMATION_STATES,
  FEE_PAYERS,
  MAX_SIGNATURE_NAME_LENGTH,
  MAX_SIGNATURE_NUMBERS,
  MAX_SIGNATURE_SIZE,
  MAX_SIGNATURE_STROKES,
  ORDER_METHODS,
  PAYMENT_METHODS,
  SETTLEMENT_KINDS,
} from './orders.facts.ts';

const signatureSize = z.number().int().min(1).max(MAX_SIGNATURE_SIZE);
const isStroke = (numbers: readonly number[]) => numbers.length % 2 === 0;
const numbersIn = (strokes: readonly (readonly number[])[]) => strokes.reduce((sum, { length }) => sum + length, 0);

/** A drawing on a pad: each stroke is `[x, y, x, y, …]`. */
const drawnSignature = z.object({
  width: signatureSize,
  height: signatureSize,
  strokes: z
    .array(
      z
        .array(z.number().int().min(0).max(MAX_SIGNATURE_SIZE))
        .min(2)
        .max(MAX_SIGNATURE_NUMBERS)
        .refine(isStroke, { error: 'has a point without its height' }),
    )
    .min(1)
    .max(MAX_SIGNATURE_STROKES)
    .refine((strokes) => numbersIn(strokes) <= MAX_SIGNATURE_NUMBERS, { error: 'has too many points' }),
});

/** Drawn on a pad, or typed by who cannot draw. */
export const signature = z.union([drawnSignature, z.object({ name: requiredText(MAX_SIGNATURE_NAME_LENGTH) })]);

/** Computed by the server, always all at once: as of now, or as they were settled. */
export const finalPrices = z.object({
  petServicesTotal: z.number(),
  productsTotal: z.number(),
  /** Discounts subtract, other charges add. */
  customChargesTotal: z.number(),
  /** Services, products, travel fee and charges. */
  subtotal: z.number(),
  couponDiscount: z.number(),
  taxAmount: z.number(),
  /** Fees only where the customer pays them. */
  managementFee: z.number(),
  processingFee: z.number(),
  /** What the customer's rewards pay of the total. */
  loyaltyDiscount: z.number(),
  /** What the gift card pays of the total. */
  giftCardDiscount: z.number(),
  tipAmount: z.number(),
  /** What the visit costs, with tax, fees and tip. */
  total: z.number(),
  /** What is left to pay by card, cash or check. */
  due: z.number(),
});

/** What an order costs at one end of the estimates. */
const estimate = z.object({
  subtotal: z.number(),
  couponDiscount: z.number(),
  giftCardDiscount: z.number(),
  taxAmount: z.number(),
  total: z.number(),
});

/** A tip that the customer added after the visit. */
export const givenTip = z.object({ amount: z.number(), givenAt: instant });

/** What is chosen at the van and agreed at completion: a part of every answer with an appointment. */
export const orderParts = {
  finalPrices,
  /** By the estimates of the services, whatever the groomer asks for them in the end. */
  estimates: z.object({ min: estimate, max: estimate, tipAmount: z.number() }),
  /** The products on it, each at the price at which it was put on. */
  upsells: z.array(
    z.object({
      /** Of the product; null once it is gone with its groomer. */
      id: id.nullable(),
      name: z.string(),
      price: z.number(),
      quantity: z.number().int(),
      total: z.number(),
      addedBy: z.enum(['customer', 'groomer']),
    }),
  ),
  tipAmount: z.number(),
  taxDetails: z.object({ percent: z.number() }),
  /** The coupon on it; what it takes off is `finalPrices.couponDiscount`. */
  coupon: z
    .object({
      code: z.string(),
      modifierType: z.enum(COUPON_MODIFIERS),
      /** Of a fixed coupon. */
      amount: z.number().nullable(),
      /** Of a percentage. */
      percent: z.number().nullable(),
    })
    .nullable(),
  totalCouponDiscount: z.number(),
  /** The gift card on it; what it pays is `finalPrices.giftCardDiscount`. */
  giftCard: z.object({ ending: z.string(), balance: z.number() }).nullable(),
  /** Rewards of the customer that it uses or could use, up to `credit`; null where there are none, or it is settled. */
  loyalty: z.object({ credit: z.number(), isUsed: z.boolean() }).nullable(),
  paymentMethod: z.enum(ORDER_METHODS).nullable(),
  /** The chosen card. */
  creditCardId: id.nullable(),
  processingFeePayer: z.enum(FEE_PAYERS),
  managementFeePayer: z.enum(FEE_PAYERS),
  /** Beside `tipAmount`, which was given at the van; null where the customer added none. */
  laterTip: givenTip.nullable(),
  /** What the groomer gets of the order with both tips, after fees and the share of a van's owner. */
  serviceProviderEarnings: z.number(),
  serviceProviderEarningsWithoutTip: z.number(),
  /** Present once the order is complete, a no-show, or canceled with a fee; nothing changes it any more. */
  settlement: z
    .object({
      kind: z.enum(SETTLEMENT_KINDS),
      /** What was due is paid by it; null where nothing was due, or while it is owed. */
      tender: z.enum(PAYMENT_METHODS).nullable(),
      settledAt: instant,
      isSigned: z.boolean(),
    })
    .nullable(),
  /** Nobody was there when the groomer came: the fee for it and what the groomer says about it. */
  noShow: z
    .object({
      amount: z.number(),
      title: z.string(),
      description: z.string(),
      pictureId: id.nullable(),
      picture: image.nullable(),
      /** No card was charged. */
      isOwed: z.boolean(),
    })
    .nullable(),
  /** What the customer still owes for it; null where nothing is owed. */
  owed: z
    .object({
      amount: z.number(),
      /** A card is being charged for it. */
      isBeingPaid: z.boolean(),
      /** When the customer was last sent a link to pay it. */
      linkSentAt: instant.nullable(),
    })
    .nullable(),
  /**
   * What the customer agreed to have charged to a card, without the tip and as a tip; null where they agreed to nothing.
   * More than that they are asked to confirm.
   */
  consent: z.object({
    most: z.number().nullable(),
    mostTip: z.number().nullable(),
    /** What they were last asked to confirm, with the tip. */
    asked: z.object({ amount: z.number(), askedAt: instant, state: z.enum(CONFIRMATION_STATES) }).nullable(),
  }),
  /** The most that the site allows as such a fee. */
  maxNoShowFee: z.number(),
  /** Whether it can be completed now, and if not, why. */
  completion: z.object({ isReady: z.boolean(), whyNot: z.enum(COMPLETION_HURDLES).nullable() }),
};

/** The fields that an order adds to its appointment. */
export type OrderPart = keyof typeof orderParts;

/** A way to pay, and the cards behind it. */
export const paymentMethod = z.object({
  id: z.enum(ORDER_METHODS),
  name: z.string(),
  description: z.string(),
  isAvailable: z.boolean(),
  sources: z.array(
    z.object({
      id,
      name: z.string(),
      description: z.string(),
      type: z.literal('card'),
      isManageable: z.boolean(),
      isDefault: z.boolean(),
    }),
  ),
});
