/** Without a default length: it depends on the available room. */
export const truncate = (text: string, length: number): string => {
  if (!Number.isInteger(length) || length < 0) throw new TypeError('length is required');
  const letters = Array.from(text);
  return letters.length > length ? `${letters.slice(0, length).join('').trimEnd()}…` : text;
};
