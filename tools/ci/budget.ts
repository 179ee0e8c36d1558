import { OTHER_INSTANTS } from './other-instants.ts';
import type { Size } from './size.ts';

/** Processor seconds, measured on a two-core machine at rest: what a step costs anyway, and for each unit. */
export interface Price {
  readonly step: string;
  readonly fixed: number;
  readonly endpoint?: number;
  readonly screen?: number;
  readonly journey?: number;
  /** The step tries what a change can affect: it counts the units of the change, not all there are. */
  readonly ofChange?: boolean;
}

/** PostgreSQL, NATS, S3 and the sandbox serve several steps at once: their time belongs to none of them. */
export const ENGINES = 'shared engines';

/** Measured while everything counted as changed. A step may have a second price: for the part of it that only a change makes necessary. */
export const LANDING_PRICES: readonly Price[] = [
  { step: 'arrows', fixed: 4, endpoint: 0.01, screen: 0.06 },
  { step: 'web build', fixed: 10, screen: 0.1 },
  { step: 'generated files are current', fixed: 3, endpoint: 0.01 },
  { step: 'tests', fixed: 140, endpoint: 0.6, screen: 0.9 },
  { step: 'tests', fixed: 0, endpoint: 0.6, screen: 1.2, ofChange: true },
  { step: 'logs name nobody', fixed: 4 },
  { step: 'check', fixed: 8, screen: 0.03 },
  { step: 'lint and types', fixed: 25, endpoint: 0.15, screen: 0.45, ofChange: true },
  { step: 'browser journeys', fixed: 200, screen: 2.1, journey: 6.9, ofChange: true },
  { step: 'fuzz', fixed: 25, endpoint: 0.12, ofChange: true },
  { step: 'insider', fixed: 26 },
  { step: 'storm', fixed: 55 },
  { step: 'payment storm', fixed: 68 },
  { step: ENGINES, fixed: 60, endpoint: 0.65, journey: 0.8 },
];

/** What the units add is estimated: a full run has been measured at one size only. */
export const FULL_PRICES: readonly Price[] = [
  { step: 'arrows', fixed: 4, endpoint: 0.01, screen: 0.06 },
  { step: 'generated files are current', fixed: 8, endpoint: 0.02 },
  { step: 'tests', fixed: 140, endpoint: 1, screen: 1.9 },
  { step: 'logs name nobody', fixed: 4 },
  ...OTHER_INSTANTS.map(({ step }) => ({ step, fixed: 40, endpoint: 0.6, screen: 0.6 })),
  { step: 'installed containers', fixed: 200 },
  { step: 'negative controls', fixed: 1250 },
  { step: 'web build', fixed: 15, screen: 0.1 },
  { step: 'check', fixed: 10, screen: 0.05 },
  { step: 'lint and types', fixed: 30, endpoint: 0.15, screen: 0.45 },
  { step: 'browser journeys', fixed: 30, screen: 5.8, journey: 7.5 },
  { step: 'fuzz', fixed: 25, endpoint: 0.16 },
  { step: 'insider', fixed: 230 },
  { step: 'insider guards', fixed: 110 },
  { step: 'generated controls', fixed: 20, endpoint: 0.55 },
  { step: 'payment storm', fixed: 440 },
  { step: 'restore drill', fixed: 110 },
  { step: 'speed tests', fixed: 150 },
  { step: 'storm', fixed: 1200 },
  { step: 'rolling restart', fixed: 260 },
  { step: 'outages', fixed: 170 },
  { step: 'measured journeys', fixed: 95 },
  { step: 'bench', fixed: 135 },
  { step: 'search bench', fixed: 72 },
  { step: 'slots bench', fixed: 9 },
];

/** What a change of a few modules with their screens can affect. */
export const USUAL_CHANGE: Size = { endpoints: 60, screens: 30, journeys: 15 };

/** npm dependencies and engines, before the first step; one core is idle meanwhile. */
export const SETUP_SECONDS = 110;
/** How many of two cores the tracks keep busy. */
export const BUSY_CORES = 1.8;

const least = (one: Size, other: Size): Size => ({
  endpoints: Math.min(one.endpoints, other.endpoints),
  screens: Math.min(one.screens, other.screens),
  journeys: Math.min(one.journeys, other.journeys),
});

export const processorSeconds = (price: Price, size: Size, change: Size = size): number => {
  const { fixed, endpoint = 0, screen = 0, journey = 0 } = price;
  const { endpoints, screens, journeys } = price.ofChange ? least(size, change) : size;
  return fixed + endpoint * endpoints + screen * screens + journey * journeys;
};

export const totalAt = (prices: readonly Price[], size: Size, change: Size = size) => {
  const processor = prices.reduce((sum, price) => sum + processorSeconds(price, size, change), 0);
  return { processorSeconds: processor, wallSeconds: SETUP_SECONDS + processor / BUSY_CORES };
};
