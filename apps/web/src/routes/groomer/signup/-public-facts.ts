import type { Weekday } from '@tailgate/values/local-time';
import { weekdayName } from '@tailgate/values/weekdays';
import { priceRangeOf } from '#features/catalogue/price-in-words.ts';
import type { PublicFact } from '#features/providers/start-onboarding.tsx';
import { totalMinutes, weekOf } from '#features/scheduling/week.ts';
import { durationInWords } from '#ui/words/duration.ts';
import type { useWorkFacts } from './-work-facts.ts';

type Work = Pick<ReturnType<typeof useWorkFacts>, 'items' | 'currency' | 'availability' | 'zones'>;

/** What customers see of a groomer who can be booked. */
export const publicFactsOf = (
  { items, currency, availability, zones }: Work,
  page: { readonly vanityUrl: string | null; readonly host: string },
): readonly PublicFact[] => {
  const offered = items.filter((item) => item.offered);
  const days = [...new Set(availability.map(({ day }) => day as Weekday))].toSorted((one, other) => one - other);
  const range = priceRangeOf(offered, currency);
  return [
    {
      label: 'Services',
      value: [`${offered.length} ${offered.length === 1 ? 'service' : 'services'}`, range].filter(Boolean).join(' · '),
    },
    {
      label: 'Hours',
      value: `${days.map((day) => weekdayName(day).slice(0, 3)).join(', ')} · ${durationInWords(totalMinutes(weekOf(availability)))} a week`,
    },
    { label: 'Work zones', value: zones.map(({ name }) => name).join(', ') },
    ...(page.vanityUrl === null ? [] : [{ label: 'Page address', value: `${page.host}/${page.vanityUrl}` }]),
  ];
};
