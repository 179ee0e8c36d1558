import { newKey } from './provision/new-secrets.ts';

const kidsOf = (ring: string): string[] => ring.split(',').map((entry) => entry.trim().split(':')[0] ?? '');

/** Keys are named by the day they are made, as `2026-11-19`, and a second one of that day `2026-11-19-2`. */
const nameOfNewKey = (taken: readonly string[], now: Date): string => {
  const day = now.toISOString().slice(0, 10);
  if (!taken.includes(day)) return day;
  return `${day}-${taken.filter((kid) => kid.startsWith(`${day}-`)).length + 2}`;
};

const isNewer = (kid: string, other: string) => kid.localeCompare(other, 'en', { numeric: true }) > 0;

/** A new key behind the others: accepted everywhere before anything is signed or sealed with it. */
export const withPreparedKey = (ring: string, now: Date): string =>
  [ring, newKey(nameOfNewKey(kidsOf(ring), now))].join(',');

/** The prepared key to the front, from where it signs and seals; undefined where there is none. */
export const withPreparedKeyInFront = (ring: string): string | undefined => {
  const [first = '', ...others] = ring.split(',');
  const prepared = others.find((entry) => isNewer(kidsOf(entry)[0] ?? '', kidsOf(first)[0] ?? ''));
  return prepared && [prepared, first, ...others.filter((entry) => entry !== prepared)].join(',');
};

/** A new key in front, which signs and seals from now on; the others still verify and open what they made. */
export const withNewKey = (ring: string | undefined, now: Date): string =>
  ring === undefined ? newKey(nameOfNewKey([], now)) : [newKey(nameOfNewKey(kidsOf(ring), now)), ring].join(',');

/** A key that nobody should have: what it signed or sealed is refused from now on. The first one is replaced, not dropped. */
export const withoutKey = (ring: string, kid: string): string | undefined => {
  const [first = '', ...others] = ring.split(',');
  const kept = others.filter((entry) => !entry.trim().startsWith(`${kid}:`));
  return kept.length < others.length ? [first, ...kept].join(',') : undefined;
};

/** Without the secrets. */
export const ringInWords = (ring: string): string => {
  const [first = '', ...others] = kidsOf(ring);
  return others.length > 0 ? `${first} in use, ${others.join(', ')} still accepted` : `${first} in use`;
};
