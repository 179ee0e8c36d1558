import type { Place } from '@tailgate/values';

export interface Leg {
  readonly minutes: number;
  readonly meters: number;
}

/** How long it takes to drive. `hour` is the hour of the day on the wall where one drives. */
export interface Routing {
  /** From each of the first to each of the second; undefined where no road leads. */
  table(from: readonly Place[], to: readonly Place[], hour: number): Promise<readonly (readonly (Leg | undefined)[])[]>;
  /** Through all of them, in order. */
  route(stops: readonly Place[], hour: number): Promise<Leg | undefined>;
}
