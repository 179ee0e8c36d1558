import type { Weekday } from '@tailgate/values/local-time';
import { centsOf, showMoney } from '@tailgate/values/money';
import { weekdayName } from '@tailgate/values/weekdays';
import { inOneSentence } from './postal-codes.rules.ts';
import type { WorkZone, WorkZones } from './work-zones-query.ts';

/** `About 18 sq mi`; below ten with one decimal. */
export const squareMilesInWords = (miles: number): string =>
  `About ${miles < 10 ? miles.toFixed(1) : String(Math.round(miles))} sq mi`;

export const daysInWords = (days: readonly Weekday[]): string => inOneSentence(days.map(weekdayName));

export const factsOf = ({ price, squareMiles }: WorkZone): string =>
  `${price === 0 ? 'No charge' : showMoney(centsOf(price))} · ${squareMilesInWords(squareMiles)}`;

/** The zones that a zone overlaps with, in one sentence. */
export const overlapInWords = ({ zones, overlaps }: WorkZones, id: string): string | null => {
  const shared = overlaps.flatMap(({ zoneId, otherId }) =>
    zoneId === id ? [otherId] : otherId === id ? [zoneId] : [],
  );
  const names = zones.filter((zone) => shared.includes(zone.id)).map(({ name }) => name);
  return names.length > 0 ? `Overlaps with ${inOneSentence(names)}. The lower travel fee applies.` : null;
};

/** The server's messages have no subject, except for the sentence that the specification quotes. */
export const borderProblemInWords = (problem: string): string =>
  /^(is|has|must|needs)\b/.test(problem) ? `The border ${problem}` : problem;
