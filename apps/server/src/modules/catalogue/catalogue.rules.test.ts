import { describe, expect, it } from 'vitest';
import { defaultServiceOf } from './catalogue.rules.ts';
import { problemsOfPrices } from './offer-problems.rules.ts';

describe('the default service', () => {
  it.each([
    [['Bath', 'Full Groom', 'Haircut'], 'Full Groom'],
    [['Bath', 'Haircut'], 'Haircut'],
    [['Bath'], undefined],
    [[], undefined],
  ])('RL-catalogue-08 of %j is %s', (names, expected) => {
    expect(defaultServiceOf(names.map((name) => ({ name })))?.name).toBe(expected);
  });
});

describe('validation of a price list', () => {
  const known = {
    petTypeOfService: new Map([
      ['bath', 'dog'],
      ['lion-cut', 'cat'],
    ]),
    petTypeOfBreed: new Map([
      ['poodle', 'dog'],
      ['persian', 'cat'],
    ]),
  };

  it.each([
    ['nothing wrong', [{ serviceId: 'bath', breeds: [{ breedId: 'poodle' }] }], {}],
    ['an unknown service', [{ serviceId: 'massage' }], { 'services.0.serviceId': 'is not in the catalog' }],
    [
      'the same service twice',
      [{ serviceId: 'bath' }, { serviceId: 'bath' }],
      { 'services.1.serviceId': 'is listed twice' },
    ],
    [
      'the same size twice',
      [{ serviceId: 'bath', sizes: [{ size: 'small' }, { size: 'small' }] }],
      { 'services.0.sizes.1.size': 'is listed twice' },
    ],
    [
      'a cat breed for a dog service',
      [{ serviceId: 'bath', breeds: [{ breedId: 'poodle' }, { breedId: 'persian' }] }],
      { 'services.0.breeds.1.breedId': 'is not a breed this service is for' },
    ],
  ])('reports %s', (_what, services, problems) => {
    expect(problemsOfPrices(services, known)).toEqual(problems);
  });
});
