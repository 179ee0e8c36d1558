import { describe, expect, it } from 'vitest';
import { ENGINES, FULL_SIZE, PRICES, processorSeconds, sizeNow, totalAt } from './budget.ts';
import { TRACKS } from './steps.ts';

const MOST_MINUTES = 40;

describe('the CI budget', () => {
  it('has a price for every step and for nothing else', () => {
    const steps = TRACKS.flat().map(({ name }) => name);
    expect(PRICES.map(({ step }) => step)).toEqual([...steps, ENGINES]);
  });

  it(`stays below ${MOST_MINUTES} minutes at full size`, () => {
    expect(totalAt(FULL_SIZE).wallSeconds / 60).toBeLessThan(MOST_MINUTES);
  });

  it('adds the price of each unit to what a step costs anyway', () => {
    const price = { step: 'x', fixed: 10, endpoint: 1, screen: 2, journey: 3 };
    expect(processorSeconds(price, { endpoints: 4, screens: 5, journeys: 6 })).toBe(42);
  });

  it('counts what there is today', () => {
    const size = sizeNow();
    expect(size.endpoints).toBeGreaterThan(80);
    expect(size.screens).toBeGreaterThan(60);
    expect(size.journeys).toBeGreaterThan(20);
  });
});
