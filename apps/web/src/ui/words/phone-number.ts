/** The three groups of a number of this country; undefined for all others. */
const groupsOf = (phone: string): readonly [string, string, string] | undefined => {
  const digits = phone.replace(/\D/g, '').replace(/^1(?=\d{10}$)/, '');
  const isOurs = digits.length === 10 && !/^\+(?!1)/.test(phone);
  return isOurs ? [digits.slice(0, 3), digits.slice(3, 6), digits.slice(6)] : undefined;
};

/** `+15125550123` → `(512) 555-0123`; numbers of other countries stay as they are. */
export const phoneInWords = (phone: string): string => {
  const groups = groupsOf(phone);
  return groups ? `(${groups[0]}) ${groups[1]}-${groups[2]}` : phone;
};

/** `+15125550123` → `512-555-0123`: the plain form, for papers and lists. */
export const phoneInGroups = (phone: string): string => groupsOf(phone)?.join('-') ?? phone;
