import { globSync, readFileSync } from 'node:fs';
import { CONTRACT } from '@tailgate/contract';
import { webRoutes } from '../web-routes.ts';

/** What the cost of CI grows with. */
export interface Size {
  readonly endpoints: number;
  readonly screens: number;
  readonly journeys: number;
}

/** The product as specified. */
export const FULL_SIZE: Size = { endpoints: 300, screens: 233, journeys: 120 };

export const sizeNow = (): Size => ({
  endpoints: Object.values(CONTRACT).reduce((sum, rows) => sum + Object.keys(rows).length, 0),
  screens: webRoutes().length,
  journeys: globSync('e2e/journeys/**/*.journey.ts')
    .filter((file) => !file.endsWith('every-route.journey.ts'))
    .reduce((sum, file) => sum + [...readFileSync(file, 'utf8').matchAll(/^ *test\(/gm)].length, 0),
});

/** Processor seconds, measured on a two-core machine at rest: what a step costs anyway, and for each unit. */
export interface Price {
  readonly step: string;
  readonly fixed: number;
  readonly endpoint?: number;
  readonly screen?: number;
  readonly journey?: number;
}

/** PostgreSQL, NATS, S3 and the sandbox serve several steps at once: their time belongs to none of them. */
export const ENGINES = 'shared engines';

export const PRICES: readonly Price[] = [
  { step: 'generated files are current', fixed: 8, endpoint: 0.02 },
  { step: 'tests', fixed: 120, endpoint: 1.6, screen: 2.5 },
  { step: 'negative controls', fixed: 80 },
  { step: 'generated controls', fixed: 30 },
  { step: 'fuzz', fixed: 25, endpoint: 0.25 },
  { step: 'check', fixed: 35, endpoint: 0.3, screen: 0.45 },
  { step: 'web build', fixed: 15, screen: 0.1 },
  { step: 'storm', fixed: 60 },
  { step: 'payment storm', fixed: 45 },
  { step: 'browser journeys', fixed: 30, screen: 3.2, journey: 7.5 },
  { step: 'bench', fixed: 45 },
  { step: 'slots bench', fixed: 5 },
  { step: ENGINES, fixed: 30, endpoint: 0.8, journey: 0.4 },
];

/** npm dependencies and engines, before the first step; one core is idle meanwhile. */
export const SETUP_SECONDS = 110;
/** How many of two cores the tracks keep busy. */
export const BUSY_CORES = 1.8;

export const processorSeconds = ({ fixed, endpoint = 0, screen = 0, journey = 0 }: Price, size: Size): number =>
  fixed + endpoint * size.endpoints + screen * size.screens + journey * size.journeys;

export const totalAt = (size: Size) => {
  const processor = PRICES.reduce((sum, price) => sum + processorSeconds(price, size), 0);
  return { processorSeconds: processor, wallSeconds: SETUP_SECONDS + processor / BUSY_CORES };
};
