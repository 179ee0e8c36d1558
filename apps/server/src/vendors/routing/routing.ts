import type { Place } from '@tailgate/values';

export interface Leg {
  readonly minutes: number;
  readonly meters: number;
}

/** Drive times and distances. `hour` is the local hour of departure. */
export interface Routing {
  /** From each origin to each destination; undefined where there is no route. */
  table(from: readonly Place[], to: readonly Place[], hour: number): Promise<readonly (readonly (Leg | undefined)[])[]>;
  /** Through all stops, in order. */
  route(stops: readonly Place[], hour: number): Promise<Leg | undefined>;
}
