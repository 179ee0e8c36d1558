import { describe, expect, it } from 'vitest';
import {
  choiceOf,
  petServicesOf,
  toggleAddOn,
  toggleModifier,
  toggleService,
  type PetChoice,
} from './service-choice.ts';

const line = (petId: string, serviceId: string, addOn?: string, modifier?: string) => ({
  petId,
  petName: petId,
  breed: null,
  serviceId,
  serviceName: serviceId,
  addons: addOn === undefined ? [] : [{ id: addOn, name: addOn, price: 10, minutes: 5 }],
  timeModifiers: modifier === undefined ? [] : [{ id: modifier, name: modifier, price: 5, minutes: 10 }],
  minPrice: 90,
  maxPrice: 90,
  minutes: 60,
});
const biscuit: PetChoice = { petId: 'biscuit', services: [{ serviceId: 'groom', addons: [] }], timeModifierIds: [] };

describe('the choice of services', () => {
  it('is read from the lines of a session, one entry a pet', () => {
    const petServices = [line('biscuit', 'groom', 'teeth', 'matted'), line('biscuit', 'nails'), line('momo', 'groom')];
    expect(choiceOf({ petServices })).toEqual([
      {
        petId: 'biscuit',
        services: [
          { serviceId: 'groom', addons: ['teeth'] },
          { serviceId: 'nails', addons: [] },
        ],
        timeModifierIds: ['matted'],
      },
      { petId: 'momo', services: [{ serviceId: 'groom', addons: [] }], timeModifierIds: [] },
    ]);
  });

  it('adds and removes services; a pet without any is left out', () => {
    const both = toggleService([biscuit], 'momo', 'bath');
    expect(both.map(({ petId }) => petId)).toEqual(['biscuit', 'momo']);
    expect(toggleService(both, 'biscuit', 'groom').map(({ petId }) => petId)).toEqual(['momo']);
  });

  it('adds and removes add-ons and what makes a pet take longer', () => {
    const more = toggleModifier(toggleAddOn([biscuit], 'biscuit', 'groom', 'teeth'), 'biscuit', 'matted');
    expect(petServicesOf(more)).toEqual([
      { petId: 'biscuit', services: [{ serviceId: 'groom', addons: ['teeth'] }], timeModifierIds: ['matted'] },
    ]);
    expect(toggleModifier(toggleAddOn(more, 'biscuit', 'groom', 'teeth'), 'biscuit', 'matted')).toEqual([biscuit]);
  });
});
