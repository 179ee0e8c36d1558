import { showMoney } from '@tailgate/values/money';
import type { Weekday } from '@tailgate/values/local-time';
import { weekdayName } from '@tailgate/values/weekdays';
import { inOneSentence } from './postal-codes.rules.ts';
import type { WorkZone, WorkZones } from './work-zones-query.ts';

export const centsOf = (dollars: number): number => Math.round(dollars * 100);

/** `About 18 sq mi`; what is smaller than ten is told to the tenth. */
export const squareMilesInWords = (miles: number): string =>
  `About ${miles < 10 ? miles.toFixed(1) : String(Math.round(miles))} sq mi`;

export const daysInWords = (days: readonly Weekday[]): string => inOneSentence(days.map(weekdayName));

export const factsOf = ({ price, squareMiles }: WorkZone): string =>
  `${price === 0 ? 'No charge' : showMoney(centsOf(price))} · ${squareMilesInWords(squareMiles)}`;

/** With whom a zone shares ground, one sentence. */
export const overlapInWords = ({ zones, overlaps }: WorkZones, id: string): string | null => {
  const shared = overlaps.flatMap(({ zoneId, otherId }) =>
    zoneId === id ? [otherId] : otherId === id ? [zoneId] : [],
  );
  const names = zones.filter((zone) => shared.includes(zone.id)).map(({ name }) => name);
  return names.length > 0 ? `Shares ground with ${inOneSentence(names)}; the cheaper one counts` : null;
};

/** The server speaks of the border as 'it'; the one sentence of the specification stays as it is. */
export const borderProblemInWords = (problem: string): string =>
  /^(is|has|must|needs)\b/.test(problem) ? `The border ${problem}` : problem;
