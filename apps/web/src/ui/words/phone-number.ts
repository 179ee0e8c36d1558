/** `+15125550123` → `(512) 555-0123`; numbers of other countries stay as they are. */
export const phoneInWords = (phone: string): string => {
  const digits = phone.replace(/\D/g, '').replace(/^1(?=\d{10}$)/, '');
  const isOurs = digits.length === 10 && !/^\+(?!1)/.test(phone);
  return isOurs ? `(${digits.slice(0, 3)}) ${digits.slice(3, 6)}-${digits.slice(6)}` : phone;
};
