import { REPORT_CARD_WORDS } from '@tailgate/contract/facts';
import { localDateAt } from '@tailgate/values/local-time';
import { showDate } from '@tailgate/values/date-text';
import type { AppointmentDetail } from '../appointments-query.ts';
import type { ReportCard } from './report-card-query.ts';

export type Part = keyof typeof REPORT_CARD_WORDS;
type Line = AppointmentDetail['petServices'][number];

export const PARTS = Object.keys(REPORT_CARD_WORDS) as readonly Part[];
export const PART_WORDS: Readonly<Record<Part, string>> = {
  coat: 'Coat',
  skin: 'Skin',
  ears: 'Ears',
  nails: 'Nails',
  behavior: 'Behavior',
};

/** Empty where nobody looked. */
export const NOT_LOOKED_AT = '';
export const choicesOf = (part: Part) => [
  ...Object.entries<string>(REPORT_CARD_WORDS[part]).map(([value, label]) => ({ value, label })),
  { value: NOT_LOOKED_AT, label: 'Not checked' },
];

/** Nothing that an owner should keep an eye on. */
const ALL_WELL: ReadonlySet<string> = new Set(['healthy', 'clean', 'trimmed', 'calm', 'playful']);

/** What was found, in words; null where nobody looked. */
export const findingOf = (part: Part, card: Pick<ReportCard, Part>) => {
  const found = card[part];
  const words: Readonly<Record<string, string>> = REPORT_CARD_WORDS[part];
  return found === null ? null : { words: words[found] ?? found, isWell: ALL_WELL.has(found) };
};

export const dayAt = (instant: string, timeZone: string): string => showDate(localDateAt(new Date(instant), timeZone));

/** 'Full groom, Nail trim' */
export const servicesOf = (lines: readonly Line[]): string =>
  lines.flatMap(({ service, addOns }) => [service, ...addOns].map(({ name }) => name)).join(', ');

type Photo = ReportCard['photos'][number];

/** Each photo once, however many services of the pet show it. */
export const photosOf = (lines: readonly Line[]): readonly Photo[] => {
  const photos = lines.flatMap(({ beforePhoto, afterPhoto }) => [
    ...(beforePhoto ? [{ ...beforePhoto, taken: 'before' as const }] : []),
    ...(afterPhoto ? [{ ...afterPhoto, taken: 'after' as const }] : []),
  ]);
  return [...new Map(photos.map((photo) => [photo.id, photo])).values()];
};
