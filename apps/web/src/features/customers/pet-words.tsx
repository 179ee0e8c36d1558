import { ShieldAlert, ShieldCheck } from 'lucide-react';
import { Badge, type Tone } from '#ui/badges/badge.tsx';
import { dateInWords } from './customer-words.tsx';
import type { OwnPet } from './own/own-pets-query.ts';
import type { Pet, Vaccination } from './customers-query.ts';

const TONE: Readonly<Record<Vaccination['state'], Tone>> = {
  valid: 'complete',
  endsSoon: 'pending',
  expired: 'rejected',
  unknown: 'cancelled',
};

type Stated = Pick<Vaccination, 'state' | 'expiresOn'>;

export const stateInWords = ({ state, expiresOn }: Stated): string => {
  if (expiresOn === null) return 'No end date';
  const day = dateInWords(expiresOn);
  if (state === 'expired') return `Expired ${day}`;
  return state === 'endsSoon' ? `Ends ${day}` : `Until ${day}`;
};

export const VaccinationBadge = ({ of }: { of: Stated }) => (
  <Badge tone={TONE[of.state]} icon={of.state === 'valid' ? ShieldCheck : ShieldAlert}>
    {stateInWords(of)}
  </Badge>
);

/** In a list of pets, where nothing else says what has expired. */
export const DueBadge = ({ of: { state } }: { of: Pick<Vaccination, 'state'> }) => (
  <Badge tone={TONE[state]} icon={ShieldAlert}>
    {state === 'expired' ? 'Vaccine expired' : 'Vaccine ends soon'}
  </Badge>
);

/** The latest record of each vaccine: one that was renewed has not expired. */
export const latestOf = <Record extends Pick<Vaccination, 'name' | 'expiresOn'>>(
  records: readonly Record[],
): Record[] => {
  const oldestFirst = records.toSorted((one, other) => (one.expiresOn ?? '').localeCompare(other.expiresOn ?? ''));
  return [...new Map(oldestFirst.map((record) => [record.name, record])).values()];
};

/** What its owner said, unless its records say otherwise: `Rabies expired` */
export const vaccinatedWords = ({ vaccinated, vaccinations }: Pick<OwnPet, 'vaccinated' | 'vaccinations'>): string => {
  const expired = latestOf(vaccinations).filter(({ state }) => state === 'expired');
  if (expired.length > 0) return `${expired.map(({ name }) => name).join(', ')} expired`;
  return vaccinated ? 'Yes' : 'No';
};

/** `Beagle · 24 lb · born 2021` */
export const detailsOf = (pet: Pick<Pet, 'breed' | 'petType' | 'weight' | 'birthYear'>): string =>
  [
    pet.breed?.name ?? pet.petType.name,
    pet.weight === null ? null : `${pet.weight} lb`,
    pet.birthYear === null ? null : `born ${pet.birthYear}`,
  ]
    .filter(Boolean)
    .join(' · ');
