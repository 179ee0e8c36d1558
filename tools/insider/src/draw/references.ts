import type { Ability } from '@tailgate/contract';
import type { Random } from '@tailgate/kit';
import type { RowName } from '../world/names.ts';
import type { Focus } from './moves.ts';

const OTHERS: Readonly<Record<string, readonly RowName[]>> = {
  visit: ['danaToday', 'danaTomorrow', 'danaMonth', 'danaAsked', 'patToday', 'patWeek', 'openJob'],
  line: ['danaTodayLine', 'danaTomorrowLine', 'danaMonthLine', 'patTodayLine', 'patWeekLine'],
  customer: ['ann', 'ben', 'cleo'],
  pet: ['annPet', 'benPet', 'cleoPet'],
  card: ['annCard', 'benCard', 'cleoCard'],
  groomer: ['dana', 'pat'],
};

type Kind = keyof typeof OTHERS;

const KINDS: readonly (readonly [RegExp, Kind])[] = [
  [/^appointmentLine\./, 'line'],
  [/^(appointment|ownAppointment|order|job|reportCard)\./, 'visit'],
  [/^(customer)\./, 'customer'],
  [/^(pet|ownPet|visitPet|reportCardPet)\./, 'pet'],
  [/^(card|orderCard|customerCard|tipCard)\./, 'card'],
  [/^(tradePartner|provider|offer)\./, 'groomer'],
];

const CATALOGUE: Readonly<Partial<Record<Ability, readonly RowName[]>>> = {
  'catalogueService.use': ['groom', 'bath'],
  'addOn.use': ['nails'],
  'breed.use': ['beagle'],
  'petType.use': ['dog'],
  'timeModifier.use': ['matted'],
};

const ofFocus = (kind: Kind, { visit, partner, customer }: Focus): RowName => {
  if (kind === 'visit') return visit;
  if (kind === 'line') return `${visit}Line`;
  if (kind === 'customer') return customer;
  if (kind === 'pet') return `${customer}Pet`;
  return kind === 'card' ? `${customer}Card` : partner;
};

/** A row for a reference: one of the visit in focus, so that the parts of a call fit together, or somebody else's. */
export const drawReference = (
  draw: Random,
  ability: Ability,
  focus: Focus,
  isStrange: boolean,
): RowName | undefined => {
  const ofCatalogue = CATALOGUE[ability];
  if (ofCatalogue) return draw.pick(ofCatalogue);
  const kind = KINDS.find(([pattern]) => pattern.test(ability))?.[1];
  if (kind === undefined) return undefined;
  return isStrange ? draw.pick(OTHERS[kind] ?? []) : ofFocus(kind, focus);
};
