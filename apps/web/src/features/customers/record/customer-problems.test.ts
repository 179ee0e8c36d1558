import type { LocalDate } from '@tailgate/values/local-time';
import { describe, expect, it } from 'vitest';
import { alertProblems, type Alert } from '#features/appointments/index.ts';
import { problemsOf } from './customer-problems.ts';

const TODAY = '2026-11-19' as LocalDate;
const BISCUIT = { id: 'p-1', name: 'Biscuit' };
const MOCHI = { id: 'p-2', name: 'Mochi' };
const NOTHING = { pet: null, note: '', vaccination: null, expiresOn: null };

/** What the server answers of an appointment with both pets today. */
const ALERTS: readonly Alert[] = [
  { ...NOTHING, kind: 'customer', note: 'Dog door is open' },
  { ...NOTHING, kind: 'anxious_aggressive', pet: BISCUIT, note: 'Muzzle in drawer 2' },
  { ...NOTHING, kind: 'vaccination_expired', pet: MOCHI, vaccination: 'Rabies', expiresOn: '2026-11-16' },
  { ...NOTHING, kind: 'vaccination_ends_soon', pet: MOCHI, vaccination: 'DHPP', expiresOn: '2026-11-28' },
  { ...NOTHING, kind: 'pet_note', pet: MOCHI, note: 'Epileptic' },
];

const record = (name: string, expiresOn: string | null, state: 'valid' | 'endsSoon' | 'expired') => ({
  id: `${name} ${expiresOn}`,
  name,
  expiresOn,
  state,
  givenOn: null,
  document: null,
});
const pet = (more: object) => ({ anxiousAggressive: false, groomerNote: '', vaccinations: [], ...more });
const customer = (more: object = {}) =>
  ({
    alert: 'Dog door is open',
    alertChangedAt: null,
    block: null,
    pets: [
      pet({ ...BISCUIT, anxiousAggressive: true, groomerNote: 'Muzzle in drawer 2' }),
      pet({
        ...MOCHI,
        groomerNote: 'Epileptic',
        vaccinations: [
          record('Rabies', '2025-11-16', 'expired'),
          record('Rabies', '2026-11-16', 'expired'),
          record('DHPP', '2026-11-28', 'endsSoon'),
          record('Bordetella', '2027-11-28', 'valid'),
        ],
      }),
    ],
    ...more,
  }) as unknown as Parameters<typeof problemsOf>[0];

describe('what is wrong, on the record of a customer', () => {
  it('has the words, order and tone that an appointment with these pets has, and leaves notes to the pets', () => {
    const red = alertProblems(ALERTS, TODAY).filter(({ tone }) => tone !== 'info');
    expect(problemsOf(customer(), TODAY)).toEqual(red);
  });

  it('says when the alert was noted, and a block after what is red', () => {
    const shown = problemsOf(
      customer({
        alertChangedAt: '2026-03-19T15:00:00.000Z',
        block: { at: '2026-04-02T15:00:00.000Z', reason: 'No-shows', isReported: true },
      }),
      TODAY,
    );
    expect(shown.map(({ title, note, tone }) => [tone, title, note])).toEqual([
      ['danger', 'Dog door is open', 'Noted Mar 19, 2026'],
      ['danger', 'Biscuit can be anxious or aggressive', 'Muzzle in drawer 2'],
      ['danger', 'Mochi’s rabies record expired Nov 16', '3 days ago'],
      ['warning', 'Blocked on Apr 2, 2026: No-shows', 'Reported to support'],
      ['warning', 'Mochi’s DHPP record ends Nov 28', undefined],
    ]);
  });
});
