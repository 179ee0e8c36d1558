/** The length must be said: nobody can guess how much room there is. */
export const truncate = (text: string, length: number): string => {
  if (!Number.isInteger(length) || length < 0) throw new TypeError('length is required');
  const letters = Array.from(text);
  return letters.length > length ? `${letters.slice(0, length).join('').trimEnd()}…` : text;
};
