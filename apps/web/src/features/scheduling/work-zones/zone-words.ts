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

const sharedDays = (one: WorkZone, other: WorkZone): Weekday[] =>
  (one.availableDays as Weekday[]).filter((day) => other.availableDays.includes(day));

const feeOf = ({ price }: WorkZone) => (price === 0 ? 'no travel fee' : showMoney(centsOf(price)));

const overlapWith = (zone: WorkZone, other: WorkZone, cheaper: WorkZone): string => {
  const days = sharedDays(zone, other);
  if (days.length === 0) return `Overlaps with ${other.name}, but never on the same day.`;
  const where = `Overlaps with ${other.name} on ${daysInWords(days)}.`;
  return zone.price === other.price
    ? `${where} Both have the same travel fee.`
    : `${where} Customers in both zones pay the lower fee: ${feeOf(cheaper)}.`;
};

/** Every zone that a zone overlaps with, on which days, and which travel fee applies there. */
export const overlapsInWords = ({ zones, overlaps }: WorkZones, id: string): string[] => {
  const zoneOf = (wanted: string) => zones.find((zone) => zone.id === wanted);
  const zone = zoneOf(id);
  return overlaps.flatMap(({ zoneId, otherId, cheaperId }) => {
    const other = zoneId === id ? zoneOf(otherId) : otherId === id ? zoneOf(zoneId) : undefined;
    const cheaper = zoneOf(cheaperId);
    return zone && other && cheaper ? [overlapWith(zone, other, cheaper)] : [];
  });
};
