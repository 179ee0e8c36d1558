/** Nine digits as `123-45-6789`; anything else stays as it is. */
export const showSsn = (ssn: string): string => {
  const digits = ssn.replace(/\D/g, '');
  return digits.length === 9 ? `${digits.slice(0, 3)}-${digits.slice(3, 5)}-${digits.slice(5)}` : ssn;
};
