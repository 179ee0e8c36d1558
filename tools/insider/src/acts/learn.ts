import type { CallName } from '@tailgate/contract';

const GIFT_CARD = 'POST /v2/service-marketing/gift-cards';

const textAt = (value: unknown, name: string): string | undefined => {
  const found = typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined;
  return typeof found === 'string' || typeof found === 'number' ? String(found) : undefined;
};

const CONFIRMATION = 'GET /v2/service-appointment/customer/appointments/:id/confirmation';

const LEARNS: Readonly<Partial<Record<CallName, readonly (readonly [field: string, word: string])[]>>> = {
  [GIFT_CARD]: [
    ['code', 'giftCard'],
    ['id', 'giftCardId'],
  ],
  [CONFIRMATION]: [['amount', 'asked']],
  'POST /v2/service-marketing/customer-coupon': [
    ['code', 'coupon'],
    ['id', 'couponId'],
  ],
};

/** The words that an answer gives a meaning to. */
export const learnedFrom = (call: CallName, body: unknown): readonly (readonly [word: string, value: string])[] =>
  (LEARNS[call] ?? []).flatMap(([field, word]) => {
    const value = textAt(body, field);
    return value === undefined ? [] : [[word, value] as const];
  });
