import { describe, expect, it } from 'vitest';
import { vanReadinessOf, type VanFacts } from './vehicle-readiness.facts.ts';
import { VAN_VIEWS, documentStateOf } from './vehicles.facts.ts';

const complete: VanFacts = {
  isForRent: true,
  hasVin: true,
  isIdentified: true,
  hasPlate: true,
  hasOdometer: true,
  hasPickupAddress: true,
  hasDescription: true,
  views: VAN_VIEWS,
  hasFeatures: true,
  insuranceType: 'others',
  hasInsuranceCompany: false,
  hasInsuranceLimits: false,
  hasInsuranceDeductibles: false,
  documents: { registration: { daysLeft: 90 }, inspection: { daysLeft: 90 }, title: { daysLeft: null } },
  hasPlan: true,
  hasCharge: true,
  hasIntroductoryRate: true,
  hasMileageOption: true,
  hasAvailability: true,
};
const of = (changes: Partial<VanFacts>) => vanReadinessOf({ ...complete, ...changes });
const tasks = (changes: Partial<VanFacts>) => of(changes).open.map(({ task }) => task);
const { documents } = complete;

describe('a van for rent', () => {
  it('that is complete can be listed', () => {
    const { open, done, total, percent, canBeListed } = of({});
    expect({ open, percent, canBeListed, isAll: done === total }).toEqual({
      open: [],
      percent: 100,
      canBeListed: true,
      isAll: true,
    });
  });

  it.each<[Partial<VanFacts>, string[]]>([
    [{ hasVin: false }, ['vin']],
    [{ isIdentified: false }, ['identity']],
    [{ hasPlate: false }, ['plate']],
    [{ hasOdometer: false }, ['odometer']],
    [{ hasPickupAddress: false }, ['pickup-address']],
    [{ views: VAN_VIEWS.slice(1) }, ['photo-front']],
    [{ insuranceType: 'none' }, ['insurance-type']],
    [
      { insuranceType: 'custom' },
      ['insurance-company', 'insurance-limits', 'insurance-deductibles', 'document-insurance'],
    ],
    [{ documents: { ...documents, registration: { daysLeft: -1 } } }, ['document-registration']],
    [{ hasPlan: false }, ['plan']],
    [{ hasAvailability: false }, ['availability']],
  ])('with %j is not listed', (changes, open) => {
    expect(tasks(changes)).toEqual(open);
    expect(of(changes).canBeListed).toBe(false);
    expect(of(changes).percent).toBeLessThan(100);
  });

  it.each<[Partial<VanFacts>, string[]]>([
    [{ hasDescription: false }, ['description']],
    [{ hasFeatures: false }, ['features']],
    [{ hasCharge: false }, ['charge']],
    [{ hasIntroductoryRate: false }, ['introductory-rate']],
    [{ hasMileageOption: false }, ['mileage-option']],
    [{ documents: { registration: { daysLeft: 0 } } }, ['document-inspection', 'document-title']],
    [{ documents: { ...documents, inspection: { daysLeft: -1 } } }, ['document-inspection']],
  ])('with %j is listed, and not yet perfect', (changes, open) => {
    expect(tasks(changes)).toEqual(open);
    expect(of(changes)).toMatchObject({ canBeListed: true });
    expect(of(changes).percent).toBeLessThan(100);
  });

  it('says what expired first, then what is needed, then the rest', () => {
    const open = of({
      hasDescription: false,
      hasAvailability: false,
      documents: { inspection: { daysLeft: -3 }, title: { daysLeft: null } },
    }).open.map(({ task, isExpired, isRequired }) => [task, isExpired, isRequired]);
    expect(open).toEqual([
      ['document-inspection', true, false],
      ['document-registration', false, true],
      ['availability', false, true],
      ['description', false, false],
    ]);
  });

  it('counts what it says by sections', () => {
    const { sections, done, total } = of({ views: ['front'], hasPlate: false });
    expect(sections.find(({ section }) => section === 'photos')).toEqual({ section: 'photos', done: 1, total: 8 });
    expect(sections.reduce((sum, section) => sum + section.done, 0)).toBe(done);
    expect(sections.reduce((sum, section) => sum + section.total, 0)).toBe(total);
  });
});

it('a groomer’s own van needs no plan, photos, address or availability', () => {
  const own = {
    isForRent: false,
    views: [],
    hasPickupAddress: false,
    hasPlan: false,
    hasAvailability: false,
    hasDescription: false,
  };
  const { canBeListed, open, sections } = of(own);
  expect(canBeListed).toBe(true);
  expect(open.every(({ section, isRequired }) => section === 'photos' && !isRequired)).toBe(true);
  expect(sections.map(({ section }) => section)).toEqual(['basics', 'photos', 'features', 'insurance', 'documents']);
});

it.each([
  [null, 'valid'],
  [31, 'valid'],
  [30, 'soon'],
  [0, 'soon'],
  [-1, 'expired'],
])('a document with %j days left is %s', (daysLeft, state) => {
  expect(documentStateOf(daysLeft)).toBe(state);
});
