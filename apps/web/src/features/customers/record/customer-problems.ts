import { ALERT_KINDS } from '@tailgate/contract/facts';
import type { LocalDate } from '@tailgate/values/local-time';
import { alertProblems, type Alert } from '#features/appointments/index.ts';
import type { Problem } from '#ui/feedback/problem-list.tsx';
import { dayInWords } from '../customer-words.tsx';
import type { Customer } from '../customers-query.ts';
import { latestOf } from '../pet-words.tsx';

type CustomerPet = Customer['pets'][number];

const NOTHING = { pet: null, note: '', vaccination: null, expiresOn: null };
const VACCINATION_ALERTS: Readonly<Partial<Record<string, Alert['kind']>>> = {
  expired: 'vaccination_expired',
  endsSoon: 'vaccination_ends_soon',
};

const ofPet = ({ id, name, anxiousAggressive, groomerNote, vaccinations }: CustomerPet): readonly Alert[] => {
  const pet = { id, name };
  const records = latestOf(vaccinations).flatMap(({ state, name: vaccination, expiresOn }): Alert[] => {
    const kind = VACCINATION_ALERTS[state];
    return kind === undefined ? [] : [{ ...NOTHING, kind, pet, vaccination, expiresOn }];
  });
  if (!anxiousAggressive && groomerNote === '') return records;
  const kind = anxiousAggressive ? 'anxious_aggressive' : 'pet_note';
  return [{ ...NOTHING, kind, pet, note: groomerNote }, ...records];
};

/** Those of an appointment with all pets today. */
const alertsOf = ({ alert, pets }: Customer): readonly Alert[] =>
  [...(alert === '' ? [] : [{ ...NOTHING, kind: 'customer' as const, note: alert }]), ...pets.flatMap(ofPet)].toSorted(
    (one, other) => ALERT_KINDS.indexOf(one.kind) - ALERT_KINDS.indexOf(other.kind),
  );

/** What is known to be wrong, apart from money, in the words of the appointment. Notes about pets stand with the pets. */
export const problemsOf = (customer: Customer, today: LocalDate): readonly Problem[] => {
  const { alertChangedAt, block } = customer;
  const alerts = alertProblems(alertsOf(customer), today)
    .filter(({ tone }) => tone !== 'info')
    .map((problem, index) =>
      index === 0 && customer.alert !== '' && alertChangedAt !== null
        ? { ...problem, note: `Noted ${dayInWords(alertChangedAt)}` }
        : problem,
    );
  if (block === null) return alerts;
  const blocked: Problem = {
    id: 'block',
    tone: 'warning',
    title: `Blocked on ${dayInWords(block.at)}: ${block.reason}`,
    ...(block.isReported && { note: 'Reported to support' }),
  };
  const red = alerts.filter(({ tone }) => tone === 'danger');
  return [...red, blocked, ...alerts.slice(red.length)];
};
