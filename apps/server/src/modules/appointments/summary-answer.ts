import type { AnswerOf, appointmentsContract } from '@tailgate/contract';
import { addCents, dollarsOf } from '@tailgate/values/money';
import type { SummaryRow } from '../../views/appointments.ts';
import { displayNameOf } from '../accounts/index.ts';
import { answerByIn } from './answer-parts.ts';

type Summary = AnswerOf<typeof appointmentsContract.getMonthlySchedule>['items'][number];

export const petsIn = (lines: SummaryRow['lines']): Summary['pets'] => {
  const pets = new Map<string, { name: string; breed: string | null; services: string[] }>();
  for (const [name, breed, service] of lines) {
    const pet = pets.get(name) ?? { name, breed, services: [] };
    pet.services.push(service);
    pets.set(name, pet);
  }
  return [...pets.values()];
};

export const summaryAnswer = (row: SummaryRow): Summary => ({
  id: row.id,
  status: row.status,
  appointmentStart: row.starts_at.toISOString(),
  appointmentEnd: row.ends_at.toISOString(),
  customer: { id: row.customer_id, displayName: displayNameOf(row), vip: row.vip },
  city: row.city,
  latitude: row.latitude,
  longitude: row.longitude,
  pets: petsIn(row.lines),
  minPrice: dollarsOf(addCents(row.min_cents, row.travel_fee_cents)),
  maxPrice: dollarsOf(addCents(row.max_cents, row.travel_fee_cents)),
  recurrenceId: row.recurrence_id,
  answerBy: answerByIn(row),
  isAlwaysTold: row.has_card,
});
