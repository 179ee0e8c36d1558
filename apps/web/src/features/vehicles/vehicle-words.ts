import type { VehicleState, VehicleType } from '@tailgate/contract/facts';
import { VAN_DOCUMENT_WORDS } from '@tailgate/contract/facts';
import { centsOf, showEstimate, showMoney } from '@tailgate/values/money';
import { Archive, CircleCheck, CirclePause, PencilLine, type LucideIcon } from 'lucide-react';
import type { Tone } from '#ui/badges/badge.tsx';
import type { ListedVehicle, Vehicle } from './vehicles-query.ts';

export const STATE_LOOKS: Readonly<Record<VehicleState, { word: string; tone: Tone; icon: LucideIcon }>> = {
  draft: { word: 'Draft', tone: 'unassigned', icon: PencilLine },
  listed: { word: 'Listed', tone: 'complete', icon: CircleCheck },
  paused: { word: 'Paused', tone: 'pending', icon: CirclePause },
  retired: { word: 'Retired', tone: 'cancelled', icon: Archive },
};

export const TYPE_WORDS: Readonly<Record<VehicleType, string>> = {
  cargo_van: 'Cargo van',
  high_roof_van: 'High-roof van',
  step_van: 'Step van',
  motorhome: 'Motorhome',
  trailer: 'Trailer',
};

/** As a listing says it after the model. */
const TYPE_IN_TITLE: Readonly<Record<VehicleType, string>> = {
  cargo_van: '',
  high_roof_van: 'high roof',
  step_van: 'step van',
  motorhome: 'motorhome',
  trailer: 'trailer',
};

const joined = (parts: readonly (string | number | null)[], by = ' ') =>
  parts.filter((part) => part !== null && part !== '').join(by);

type Model = Pick<Vehicle, 'make' | 'model' | 'year'>;

/** `Ford Transit 2023`; nothing where nothing is known. */
export const modelInWords = ({ make, model, year }: Model): string => joined([make, model, year]);

/** `Transit 2023` */
export const shortModel = ({ make, model, year }: Model): string => joined([model || make, year]);

/** `Transit 2023 high roof`: what a groomer reads; a van of which nothing is known has its name. */
export const listingTitle = (van: Model & Pick<Vehicle, 'type' | 'name'>): string =>
  shortModel(van) === '' ? van.name : joined([shortModel(van), TYPE_IN_TITLE[van.type]]);

export const plateInWords = ({ licensePlate, plateState }: Pick<Vehicle, 'licensePlate' | 'plateState'>): string =>
  joined([plateState, licensePlate]);

export const milesInWords = (miles: number): string => `${miles.toLocaleString('en-US')} mi`;

const day = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' });
const dayOfYear = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });

/** `Jun 9`, and with the year where it is another. */
export const shortDate = (date: string, today: string): string =>
  (date.slice(0, 4) === today.slice(0, 4) ? day : dayOfYear).format(new Date(date.slice(0, 10)));

const daysInWords = (days: number): string => (days === 1 ? '1 day' : `${days} days`);

/** `Inspection expired Jun 9`, `Registration, Jul 2 (21 days)`, and the days only where they are few. */
export const expiryInWords = (
  { kind, expiresOn, daysLeft, state }: NonNullable<ListedVehicle['nextExpiry']>,
  today: string,
): string => {
  const name = VAN_DOCUMENT_WORDS[kind];
  const date = shortDate(expiresOn, today);
  if (daysLeft < 0) return `${name} expired ${date}`;
  if (state === 'valid') return `${name}, ${date}`;
  return `${name}, ${date} (${daysLeft === 0 ? 'today' : daysInWords(daysLeft)})`;
};

/** Whole dollars where there are no cents. */
export const rateInWords = (dollars: number): string => {
  const amount = centsOf(dollars);
  return Number.isInteger(dollars) ? showEstimate(amount) : showMoney(amount);
};

export type Decoded = Model & Pick<Vehicle, 'trim' | 'body' | 'engine' | 'fuelType' | 'transmissionType' | 'builtIn'>;

/** `2023 Ford Transit 250, high roof` */
export const decodedTitle = ({ year, make, model, trim, body }: Omit<Decoded, 'engine'>): string =>
  joined([joined([year, make, model, trim]), body.toLowerCase()], ', ');

/** The plant without its state: `Kansas City`. */
const cityOf = (place: string): string => place.split(',')[0] ?? place;

/** `3.5 L V6 · 10-speed automatic · built in Kansas City` */
export const decodedFacts = ({ engine, fuelType, transmissionType, builtIn }: Decoded): string =>
  joined(
    [
      joined([engine, engine.toLowerCase().includes(fuelType.toLowerCase()) ? '' : fuelType.toLowerCase()]),
      transmissionType.toLowerCase(),
      builtIn === '' ? '' : `built in ${cityOf(builtIn)}`,
    ],
    ' · ',
  );
