import { describe, expect, it } from 'vitest';
import { openBookingSteps, type BookingFacts } from './booking-steps.facts.ts';

const priced = { isHourly: false, hourlyRate: 0, prices: [0, 90] };
const READY: BookingFacts = { hasEmergencyContact: true, services: [priced], workdays: [1, 2], zones: [[5], [2, 3]] };

describe('the steps before a booking', () => {
  it.each([
    ['nothing', {}, []],
    ['an emergency contact', { hasEmergencyContact: false }, ['emergency-contact']],
    ['services', { services: [] }, ['services', 'prices']],
    ['a price of every service', { services: [priced, { ...priced, prices: [0] }] }, ['prices']],
    ['an hourly rate', { services: [{ ...priced, isHourly: true }] }, ['prices']],
    ['no price by size with an hourly rate', { services: [{ isHourly: true, hourlyRate: 80, prices: [] }] }, []],
    ['hours', { workdays: [] }, ['hours']],
    ['a zone', { zones: [] }, ['zones']],
    ['a zone with days', { zones: [[]] }, ['zones']],
    ['a zone on a day with hours', { zones: [[5]] }, ['zones']],
    ['hours and a zone', { workdays: [], zones: [] }, ['hours', 'zones']],
  ])('ask for %s', (_name, lacking, open) => {
    expect(openBookingSteps({ ...READY, ...lacking })).toEqual(open);
  });

  it('ask for nothing that is not known', () => {
    expect(openBookingSteps({})).toEqual([]);
    expect(openBookingSteps({ zones: [] })).toEqual([]);
  });
});
