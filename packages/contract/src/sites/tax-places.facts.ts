/** `TX` for a whole state or province, `TX-787` for the postal codes of it that begin so. */
export const TAX_PLACE = /^[A-Z]{2,3}(-[A-Z0-9][A-Z0-9 -]{0,11})?$/;
export const STATE_CODE = /^[A-Z]{2,3}$/;
export const POSTAL_PREFIX = /^([A-Z0-9][A-Z0-9 -]{0,11})?$/;
export const MAX_TAX_PERCENT = 30;
/** Three decimals, as counties and cities publish them. */
export const TAX_PERCENT_DECIMALS = 3;
/** More than any site needs; the whole United States has some 13,000 places with taxes of their own. */
export const MAX_TAX_PLACES = 20_000;

export const taxPlaceOf = (place: { readonly stateOrProvince: string; readonly postalPrefix: string }): string =>
  place.postalPrefix === '' ? place.stateOrProvince : `${place.stateOrProvince}-${place.postalPrefix}`;
