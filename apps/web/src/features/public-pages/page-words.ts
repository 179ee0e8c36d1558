import type { PartOfDay } from '@tailgate/contract/facts';
import { centsOf, showMoney } from '@tailgate/values/money';
import type { ListedGroomer, PublicProvider } from './public-pages-query.ts';

/** `$52`, and cents only where there are any. */
export const priceInWords = (dollars: number, currency: string): string =>
  showMoney(centsOf(dollars), currency).replace(/\.00$/, '');

export const placeOf = ({ city, stateOrProvince }: Pick<ListedGroomer, 'city' | 'stateOrProvince'>): string =>
  [city, stateOrProvince].filter(Boolean).join(', ');

const inOneSentence = (words: readonly string[]): string =>
  words.length > 1 ? `${words.slice(0, -1).join(', ')} and ${words.at(-1) ?? ''}` : (words[0] ?? '');

const PLURALS: Readonly<Record<string, string>> = { Dog: 'Dogs', Cat: 'Cats' };

/** `Dogs and cats` */
export const petsInWords = (petTypes: readonly string[]): string => {
  const words = petTypes.map((type) => PLURALS[type] ?? type);
  return inOneSentence(words.map((word, index) => (index === 0 ? word : word.toLowerCase())));
};

export const PART_WORDS: Readonly<Record<PartOfDay, string>> = {
  morning: 'Morning',
  afternoon: 'Afternoon',
  evening: 'Evening',
};

const DAY = new Intl.DateTimeFormat('en-US', { weekday: 'short', month: 'short', day: 'numeric', timeZone: 'UTC' });
/** `Sat, Nov 21`; a date has no time zone. */
export const dayInWords = (date: string): string => DAY.format(new Date(`${date}T00:00:00Z`));

const WEEKDAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];
const EVERY_DAY = 7;
/** 1 is Sunday. */
export const weekdaysInWords = (weekdays: readonly number[]): string =>
  weekdays.length === EVERY_DAY
    ? 'Every day'
    : [...weekdays]
        .sort((one, other) => one - other)
        .map((weekday) => WEEKDAYS[weekday - 1] ?? '')
        .join(', ');

export const reviewsInWords = (count: number): string => (count === 1 ? '1 review' : `${count} reviews`);

/** What the tab and search engines call the page, before the name of the site. */
export const titleOf = (page: PublicProvider): string => {
  const place = placeOf(page);
  return `${page.displayName}, mobile pet grooming${place === '' ? '' : ` in ${place}`}`;
};

export const INDEX_TITLE = 'Mobile pet grooming at your door';
