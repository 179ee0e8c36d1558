import { describe, expect, it } from 'vitest';
import { ENGINES, FULL_PRICES, LANDING_PRICES, processorSeconds, totalAt, USUAL_CHANGE } from './budget.ts';
import { fullTracks, quietSteps } from './full-steps.ts';
import { EVERYTHING } from './scope/scope.ts';
import { fullSize, sizeNow, specified } from './size.ts';
import { FIRST_STEPS, landingTracks } from './steps.ts';
import { tellsTime } from './time-sensitive.ts';

const MOST_LANDING_MINUTES = 28;

describe('the CI budget', () => {
  it('has a price for every step of a landing and for nothing else', () => {
    const steps = [...FIRST_STEPS, ...landingTracks(EVERYTHING, '')].flat().map(({ name }) => name);
    expect([...new Set(LANDING_PRICES.map(({ step }) => step))]).toEqual([...steps, ENGINES]);
  });

  it('has a price for every step of a full run and for nothing else', () => {
    const steps = [...fullTracks([]).flat(), ...quietSteps].map(({ name }) => name);
    expect(FULL_PRICES.map(({ step }) => step)).toEqual(steps);
  });

  it(`stays below ${MOST_LANDING_MINUTES} minutes for the landing of a usual change at full size`, () => {
    expect(totalAt(LANDING_PRICES, fullSize(), USUAL_CHANGE).wallSeconds / 60).toBeLessThan(MOST_LANDING_MINUTES);
  });

  it('adds the price of each unit to what a step costs anyway', () => {
    const price = { step: 'x', fixed: 10, endpoint: 1, screen: 2, journey: 3 };
    const size = { endpoints: 4, screens: 5, journeys: 6 };
    expect(processorSeconds(price, size)).toBe(42);
    const change = { endpoints: 1, screens: 9, journeys: 0 };
    expect(processorSeconds(price, size, change)).toBe(42);
    expect(processorSeconds({ ...price, ofChange: true }, size, change)).toBe(21);
  });
});

describe('the size of the product', () => {
  it('counts what there is today', () => {
    const size = sizeNow();
    expect(size.endpoints).toBeGreaterThan(80);
    expect(size.screens).toBeGreaterThan(60);
    expect(size.journeys).toBeGreaterThan(20);
  });

  it('finds what is built of the specification', () => {
    const { endpoints, screens, builtEndpoints, builtScreens } = specified();
    expect([endpoints, screens]).toEqual([300, 233]);
    expect(builtEndpoints).toBeGreaterThan(170);
    expect(builtScreens).toBeGreaterThan(130);
  });

  it('grows from what is built, additions of our own in proportion', () => {
    const now = { endpoints: 40, screens: 30, journeys: 10 };
    const listed = { endpoints: 100, screens: 60, builtEndpoints: 20, builtScreens: 15 };
    expect(fullSize(now, listed)).toEqual({ endpoints: 200, screens: 120, journeys: 40 });
  });
});

describe('a test that tells time', () => {
  it.each([
    ['api.clock.advance(60)', true],
    ["timeZone: 'America/Phoenix'", true],
    ['expect(1 + 1).toBe(2)', false],
  ])('%s: %s', (source, answer) => {
    expect(tellsTime(source)).toBe(answer);
  });
});
