import type { EndpointRow } from '@tailgate/contract';
import type { Policies } from '../access/policy.ts';
import type { Limits } from '../limits/limits.ts';
import type { Platform } from '../platform.ts';
import type { Handler } from './call.ts';

/** What the pipeline works with, the same for every row. */
export interface Machinery {
  readonly platform: Platform;
  readonly limits: () => Limits;
  readonly policies: Policies;
}

export interface BoundRow {
  readonly name: string;
  readonly row: EndpointRow;
  readonly handler: Handler<EndpointRow>;
}
