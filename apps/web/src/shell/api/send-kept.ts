import type { CallAnswer, CallInput, CallName } from '@tailgate/contract';
import { call } from './call.ts';

/**
 * A write that was kept on the device, perhaps for days and over restarts. The key is kept with it, so that however often
 * it is sent, it is carried out once. Everything that somebody waits for is `useWrite`.
 */
export const sendKept = <Name extends CallName & `POST ${string}`>(
  name: Name,
  input: CallInput<Name>,
  idempotencyKey: string,
): Promise<CallAnswer<Name>> =>
  (call as (name: Name, input: unknown) => Promise<CallAnswer<Name>>)(name, { ...(input as object), idempotencyKey });
