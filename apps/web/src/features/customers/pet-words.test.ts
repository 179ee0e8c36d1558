import { describe, expect, it } from 'vitest';
import { latestOf, vaccinatedWords } from './pet-words.tsx';

const record = (name: string, expiresOn: string | null, state: 'valid' | 'expired') => ({
  id: `${name} ${expiresOn ?? ''}`,
  name,
  expiresOn,
  state,
  image: null,
});

describe('whether a pet is vaccinated', () => {
  it('is what its owner says while no record has expired', () => {
    expect(vaccinatedWords({ vaccinated: true, vaccinations: [] })).toBe('Yes');
    expect(vaccinatedWords({ vaccinated: false, vaccinations: [] })).toBe('No');
  });

  it('is never Yes above a record that has expired', () => {
    const vaccinations = [record('Rabies', '2026-02-03', 'expired'), record('Bordetella', '2027-02-03', 'valid')];
    expect(vaccinatedWords({ vaccinated: true, vaccinations })).toBe('Rabies expired');
  });

  it('counts only the latest record of a vaccine', () => {
    const vaccinations = [record('Rabies', '2027-02-03', 'valid'), record('Rabies', '2026-02-03', 'expired')];
    expect(vaccinatedWords({ vaccinated: true, vaccinations })).toBe('Yes');
    expect(latestOf(vaccinations).map(({ expiresOn }) => expiresOn)).toEqual(['2027-02-03']);
  });
});
