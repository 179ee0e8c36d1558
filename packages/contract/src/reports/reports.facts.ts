/** What a provider earns, then tips, then what is taken from it: shown in this order, they add up to the net. */
export const EARNING_LINES = [
  'services',
  'products',
  'otherCharges',
  'noShowFees',
  'cancellationFees',
  'vanShare',
  'tips',
  'coupons',
  'loyalty',
  'vanOwnerShare',
  'platformFee',
  'cardProcessing',
] as const;
export type EarningLine = (typeof EARNING_LINES)[number];
/** As screens and downloaded files say it. */
export const EARNING_LINE_WORDS: Readonly<Record<EarningLine, string>> = {
  services: 'Services and add-ons',
  products: 'Products',
  otherCharges: 'Travel fees and charges',
  noShowFees: 'No-show fees',
  cancellationFees: 'Cancellation fees',
  vanShare: 'Van share',
  tips: 'Tips',
  coupons: 'Coupons',
  loyalty: 'Loyalty rewards',
  vanOwnerShare: 'Share of the van owner',
  platformFee: 'Platform fee',
  cardProcessing: 'Card processing',
};

/** What earnings come from, and what changed them later. */
export const EARNING_KINDS = [
  'completion',
  'noShow',
  'cancellation',
  'payment',
  'tip',
  'refund',
  'dispute',
  'correction',
] as const;
export type EarningKind = (typeof EARNING_KINDS)[number];
export const EARNING_KIND_WORDS: Readonly<Record<EarningKind, string>> = {
  completion: 'Appointment',
  noShow: 'No-show',
  cancellation: 'Cancellation fee',
  payment: 'Paid later',
  tip: 'Tip added later',
  refund: 'Refund',
  dispute: 'Dispute',
  correction: 'Correction',
};

export const EARNING_SORTS = ['-date', 'date', '-net', 'net'] as const;
export type EarningSort = (typeof EARNING_SORTS)[number];

export const PAYOUT_KINDS = ['payout', 'returned'] as const;
export type PayoutKind = (typeof PAYOUT_KINDS)[number];
export const PAYOUT_KIND_WORDS: Readonly<Record<PayoutKind, string>> = { payout: 'Payout', returned: 'Returned' };

/** How an order was paid. */
export const PAYMENT_WAYS = ['card', 'cash', 'check', 'giftCard', 'loyalty'] as const;
export type PaymentWay = (typeof PAYMENT_WAYS)[number];

export const WIDGET_REPORTS = [
  'PetComplete',
  'PetCompletePerDay',
  'PetCompletePerWeek',
  'Top10Customers',
  'ServiceProviderRevenue',
  'DayWorked',
] as const;
export type WidgetReport = (typeof WIDGET_REPORTS)[number];

/** Three years: what tax authorities usually look back. */
export const MAX_REPORT_PERIOD_DAYS = 1_096;

/** How a groomer found a pet, in the words that its owner reads. */
export const REPORT_CARD_WORDS = {
  coat: { healthy: 'Healthy', shedding: 'Shedding', matted: 'Matted', dry: 'Dry' },
  skin: {
    healthy: 'Healthy',
    dry: 'Dry',
    irritated: 'Irritated',
    bumps: 'Bumps or sores',
    fleasOrTicks: 'Fleas or ticks',
  },
  ears: { clean: 'Clean', waxy: 'Waxy', red: 'Red', odor: 'Odor' },
  nails: { trimmed: 'Trimmed', long: 'Long', cracked: 'Cracked' },
  behavior: { calm: 'Calm', playful: 'Playful', nervous: 'Nervous', difficult: 'Needed patience' },
} as const;
export const MAX_REPORT_CARD_NOTE_LENGTH = 1_000;
export const MAX_REPORT_CARD_PHOTOS = 8;

export const STOP_SORTS = ['-date', 'date', '-profit', 'profit'] as const;
export type StopSort = (typeof STOP_SORTS)[number];

/** What a mile costs with everything: the standard rate of the IRS for business use, 70 cents in 2025 (Notice 2025-5). */
export const COST_PER_MILE_CENTS = 70;
/** Roads are longer than the straight line between two stops. */
export const ROAD_FACTOR = 1.3;
