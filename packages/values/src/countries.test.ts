import { describe, expect, it } from 'vitest';
import { countries, currencyOf, DEFAULT_COUNTRY, findCountry } from './countries.ts';

describe('countries', () => {
  it('RL-format-07 default to the United States', () => {
    expect(findCountry(DEFAULT_COUNTRY)).toMatchObject({
      name: 'United States',
      iso_3166_2: 'US',
      iso_3166_3: 'USA',
      measurementSystem: 'imperial',
      defaultCurrency: 'USD',
      defaultLanguage: 'en',
      languages: ['en', 'es'],
      defaultDeliveredDuty: 'paid',
    });
  });

  it.each([
    ['gb', 'United Kingdom'],
    ['DEU', 'Germany'],
    ['Niger', 'Niger'],
    ['nigeria', 'Nigeria'],
    ['United States of America', 'United States'],
    ['Vatican', 'Vatican City'],
    [' Republic of Kenya ', 'Kenya'],
  ])('RL-format-11 are found by %j: %s', (text, name) => {
    expect(findCountry(text)?.name).toBe(name);
  });

  it.each(['', '  ', 'Atlantis', 'The Grand Old Republic of Kenya'])('RL-format-11 are not found by %j', (text) => {
    expect(findCountry(text)).toBeUndefined();
  });

  it('RL-format-14 say that duty is paid, or nothing', () => {
    expect(new Set(countries().map((country) => country.defaultDeliveredDuty))).toEqual(new Set(['paid', undefined]));
    expect(findCountry('Kenya')).not.toHaveProperty('defaultDeliveredDuty');
  });

  it('RL-format-05 have their currencies', () => {
    expect(['US', 'ca', 'DE', 'GB', 'MX', 'JP'].map(currencyOf)).toEqual(['USD', 'CAD', 'EUR', 'GBP', 'MXN', 'JPY']);
    expect(currencyOf('XX')).toBe('USD');
  });

  it('are complete: codes once, currencies and time zones that exist', () => {
    const all = countries();
    expect(all).toHaveLength(249);
    expect(new Set(all.map((country) => country.iso_3166_2)).size).toBe(249);
    expect(new Set(all.map((country) => country.iso_3166_3)).size).toBe(249);
    for (const { defaultCurrency, timezones } of all) {
      expect(defaultCurrency).toMatch(/^[A-Z]{3}$/);
      for (const timeZone of timezones) expect(() => new Intl.DateTimeFormat('en-US', { timeZone })).not.toThrow();
    }
  });
});
