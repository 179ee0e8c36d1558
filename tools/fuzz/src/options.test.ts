import { testSeed } from '@tailgate/kit';
import { describe, expect, it } from 'vitest';
import { readRow, writeRow } from '../testing/sample-rows.ts';
import { fuzzRow, type FuzzRow } from './inputs/fuzz-row.ts';
import { turnOf } from './inputs/plan.ts';
import { chosenRows, readOptions, sharesOf } from './options.ts';

describe('the command line', () => {
  it('takes the seed of the run, another one, or a random one', () => {
    expect(readOptions([]).seed).toBe(testSeed());
    expect(readOptions(['--smoke']).seed).toBe(testSeed());
    expect(readOptions(['--seed', '77']).seed).toBe(77);
    const drawn = Array.from({ length: 20 }, () => readOptions(['--seed', 'random']).seed);
    expect(new Set(drawn).size).toBeGreaterThan(1);
  });

  it('accepts answers of any speed sooner in the smoke form', () => {
    expect(readOptions([]).slowMs).toBeLessThan(readOptions(['--smoke']).slowMs);
  });

  it('plans enough inputs to reach the one that is repeated', () => {
    expect(readOptions(['--input', '5000'])).toMatchObject({ onlyInput: 5000, perEndpoint: 5001 });
  });

  it.each([[['--seed', 'x']], [['--per-endpoint', '-1']], [['--input', '1.5']], [['--what']]])('refuses %j', (args) => {
    expect(() => readOptions(args)).toThrow();
  });
});

describe('a choice of rows', () => {
  const row = (module: string, name: string): FuzzRow => fuzzRow(module, name, readRow.row);
  const rows = [row('orders', 'list'), row('orders', 'listAll'), row('reorders', 'list'), row('booking', 'place')];
  const names = (...only: string[]) => chosenRows(rows, only).map(({ name }) => name);

  it.each([
    [[], ['orders.list', 'orders.listAll', 'reorders.list', 'booking.place']],
    [['orders.list'], ['orders.list']],
    [['orders.'], ['orders.list', 'orders.listAll']],
    [['list'], ['orders.list', 'orders.listAll', 'reorders.list']],
    [
      ['booking.', 'orders.list'],
      ['orders.list', 'booking.place'],
    ],
  ])('%j is %j', (only, expected) => {
    expect(names(...only)).toEqual(expected);
  });

  it('names something', () => {
    expect(() => names('booking.', 'nothing.')).toThrow('No row is called nothing.');
  });

  it('gets the inputs that the smoke form sends to these rows among all', () => {
    const many = Array.from({ length: 30 }, () => readRow);
    const shares = sharesOf({ isSmoke: true, perEndpoint: 9 }, many);
    expect(shares(readRow)).toBe(150);
    expect(
      sharesOf(
        { isSmoke: true, perEndpoint: 9 },
        Array.from({ length: 4_500 }, () => readRow),
      )(writeRow),
    ).toBe(turnOf(writeRow));
    expect(sharesOf({ isSmoke: false, perEndpoint: 9 }, many)(readRow)).toBe(9);
  });
});
