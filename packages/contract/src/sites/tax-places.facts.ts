import { cents } from '@tailgate/values/money';

/** `TX` for a whole state or province, `TX-787` for the postal codes of it that begin so. */
export const TAX_PLACE = /^[A-Z]{2,3}(-[A-Z0-9][A-Z0-9 -]{0,11})?$/;
export const STATE_CODE = /^[A-Z]{2,3}$/;
export const POSTAL_PREFIX = /^([A-Z0-9][A-Z0-9 -]{0,11})?$/;
export const MAX_TAX_PERCENT = 30;
/** Three decimals, as counties and cities publish them. */
export const TAX_PERCENT_DECIMALS = 3;
/** More than any site needs; the whole United States has some 13,000 places with taxes of their own. */
export const MAX_TAX_PLACES = 20_000;

/** What a site may take of an order, in percent and on top of it. */
export const MAX_PROCESSING_PERCENT = 20;
export const MAX_PROCESSING_CENTS = cents(1_000);
export const MAX_MANAGEMENT_PERCENT = 50;
export const MAX_MANAGEMENT_CENTS = cents(10_000);

/** How long a site may keep new income from instant payouts. */
export const MAX_INSTANT_PAYOUT_HOLD_DAYS = 14;

/** How far above its estimate a site may let a card be charged without asking, and the same of tips. */
export const MAX_CONSENT_PERCENT = 100;
/** The most that a booking may count that the customer did not make. */
export const MAX_UNCONFIRMED_CENTS = 1_000_000;

export const taxPlaceOf = (place: { readonly stateOrProvince: string; readonly postalPrefix: string }): string =>
  place.postalPrefix === '' ? place.stateOrProvince : `${place.stateOrProvince}-${place.postalPrefix}`;
