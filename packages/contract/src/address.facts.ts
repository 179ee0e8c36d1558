export const MIN_POSTAL_CODE_LENGTH = 3;
export const MAX_POSTAL_CODE_LENGTH = 12;
/** Of the United States. */
export const ZIP_CODE = /^\d{5}$/;
