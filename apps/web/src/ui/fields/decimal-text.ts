/** What may be typed into a field of numbers: digits and one point, no more decimals than the field has, no sign. */
export const cleanDecimal = (typed: string, decimals: number): string => {
  const [whole = '', ...fraction] = typed.replace(/[^\d.]/g, '').split('.');
  if (decimals === 0 || fraction.length === 0) return whole;
  return `${whole}.${fraction.join('').slice(0, decimals)}`;
};

export const readDecimal = (text: string): number | null => (/\d/.test(text) ? Number(text) : null);

export const showDecimal = (value: number | null, fixedDecimals?: number): string => {
  if (value === null) return '';
  return fixedDecimals === undefined ? String(value) : value.toFixed(fixedDecimals);
};

/** `31480.5` as `31,480.5` */
export const groupThousands = (text: string): string => {
  const [whole = '', ...fraction] = text.split('.');
  return [whole.replace(/\B(?=(\d{3})+$)/g, ','), ...fraction].join('.');
};
