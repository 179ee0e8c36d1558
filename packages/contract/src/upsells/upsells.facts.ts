import { cents } from '@tailgate/values/money';

export const MAX_UPSELL_NAME_LENGTH = 80;
export const MAX_UPSELL_DESCRIPTION_LENGTH = 500;
export const MIN_UPSELL_CENTS = cents(1);
/** A van carries nothing that costs more. */
export const MAX_UPSELL_CENTS = cents(100_000);
export const MAX_UPSELL_STOCK = 9_999;
export const MAX_UPSELL_IMAGES = 6;
/** How many products a store has; the list of all is read at once. */
export const MAX_UPSELLS = 100;
/** Of one product on an order. */
export const MAX_UPSELL_QUANTITY = 20;
/** Different products on an order. */
export const MAX_ORDER_UPSELLS = 20;
/** Products on an order, together. */
export const MAX_ORDER_UPSELLS_CENTS = cents(1_000_000);

/** What an update without anything to change is refused with. */
export const UPSELL_INFO_REQUIRED = 'id and upsellInfo are required';

export const UPSELL_FILTERS = ['all', 'active', 'soldOut', 'hidden'] as const;
export type UpsellFilter = (typeof UPSELL_FILTERS)[number];
