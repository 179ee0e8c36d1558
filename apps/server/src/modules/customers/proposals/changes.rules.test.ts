import { describe, expect, it } from 'vitest';
import { areSame, changesBetween, isUntouched, wantedTogether, type PersonalValues } from './changes.rules.ts';

const HOME = {
  address: '12 Elm Street',
  city: 'Austin',
  stateOrProvince: 'TX',
  postalCode: '78701',
  country: 'US',
  latitude: 30.26,
  longitude: -97.75,
};
const home = (given: object = {}) => ({ value: { ...HOME, ...given }, shown: '12 Elm Street' });
const pounds = (value: number | null) => ({ value, shown: value === null ? null : `${value} lb` });
const named = (value: string) => ({ value, shown: value });

describe('changes', () => {
  it.each<[string, PersonalValues, PersonalValues, string[]]>([
    ['what is the same', { weight: pounds(40) }, { weight: pounds(40) }, []],
    ['what is not mentioned', { weight: pounds(40), name: named('Rex') }, { name: named('Rex') }, []],
    ['what is different', { weight: pounds(40) }, { weight: pounds(62) }, ['weight']],
    ['what was empty', { weight: pounds(null) }, { weight: pounds(62) }, ['weight']],
    ['an address that was sent back', { address: home() }, { address: home({ latitude: 30.260_000_01 }) }, []],
    ['another house', { address: home() }, { address: home({ address: '14 Elm Street' }) }, ['address']],
    ['another entrance', { address: home() }, { address: home({ longitude: -97.7501 }) }, ['address']],
  ])('of %s', (_what, current, wanted, fields) => {
    expect(Object.keys(changesBetween(current, wanted))).toEqual(fields);
  });

  it('include the earlier ones, unless they say something else', () => {
    const current = { name: named('Rex'), weight: pounds(40) };
    const first = changesBetween(current, { name: named('Max'), weight: pounds(62) });
    const second = changesBetween(current, { weight: pounds(70) });
    const both = changesBetween(current, wantedTogether(first, second));
    expect([both.name?.to, both.weight?.to]).toEqual(['Max', 70]);
    expect(areSame(both, changesBetween(current, wantedTogether(both, second)))).toBe(true);
    expect(areSame(first, both)).toBe(false);
  });

  it('are untouched as long as every field is as it was', () => {
    const changes = changesBetween({ weight: pounds(40) }, { weight: pounds(62) });
    expect(isUntouched(changes, { weight: pounds(40), name: named('Max') })).toBe(true);
    expect(isUntouched(changes, { weight: pounds(41) })).toBe(false);
    expect(isUntouched(changes, {})).toBe(false);
  });
});
