import { isWrite, type EndpointRow } from '@tailgate/contract';
import type { FastifyRequest } from 'fastify';
import { writeRecorder } from '../audit/record-write.ts';
import { READ_TIMEOUT_MS, type Stage, type TransactionOptions, type Tx } from '../db/database.ts';
import { Failure } from '../failure.ts';
import { claimKey, keptAnswer, lookUp, type IdempotentCall, type Replay } from '../idempotency/idempotency.ts';
import { callCounter } from '../limits/count-call.ts';
import type { Platform } from '../platform.ts';
import type { Call, StagedCall } from './call.ts';
import type { BoundRow, Machinery } from './machinery.ts';
import type { RunningCall } from './running-call.ts';
import { guardOf } from './session-guard.ts';
import { settlement } from './settlement.ts';

const READING: TransactionOptions = { statementTimeoutMs: READ_TIMEOUT_MS, isReadOnly: true };

type Effect = (tx: Tx) => Promise<unknown>;

/** Runs the handler of a row: counts the call, opens the transaction, keeps the idempotency key with the effect. */
export const answerRow = ({ platform, limits }: Machinery, { name, row, handler }: BoundRow) => {
  const countCall = callCounter(limits, row);
  const settle = settlement(name, row);
  const record = writeRecorder(name, row);
  const isRead = !isWrite(row);

  const inTransaction = <T>(
    request: FastifyRequest,
    work: (tx: Tx) => Promise<T>,
    options?: TransactionOptions,
  ): Promise<T> =>
    platform.db.inSite(request.site.id, work, { session: guardOf(row, request), ...(isRead && READING), ...options });

  /** The effect and its key stand or fall together. */
  const once = (call: RunningCall, idempotent: IdempotentCall | undefined, effect: Effect): Promise<unknown> =>
    inTransaction(call.request, async (tx) => {
      if (!idempotent) return await effect(tx);
      const earlier = await claimKey(tx, platform.seal, idempotent);
      if (earlier) {
        platform.metrics.replays.inc();
        return earlier.replay;
      }
      return await effect(tx);
    });

  /** In the transaction of the effect: a call that did not do what its row declares is undone, and leaves no record. */
  const conclude = async (
    tx: Tx,
    call: RunningCall,
    answer: unknown,
    idempotent: IdempotentCall | undefined,
  ): Promise<unknown> => {
    settle?.(call);
    // Only writes have keys, and every write is recorded.
    await record?.(tx, call, answer, idempotent && keptAnswer(platform.seal, idempotent, answer));
    return answer;
  };

  const run = (
    call: RunningCall,
    effect: (call: Call<EndpointRow>) => unknown,
    tx: Tx,
    idempotent?: IdempotentCall,
  ): Promise<unknown> => {
    const answer = effect(Object.assign(call, { tx })) as Promise<unknown>;
    return settle || record ? Promise.resolve(answer).then((given) => conclude(tx, call, given, idempotent)) : answer;
  };

  const runStaged = async (
    call: RunningCall,
    effect: (call: StagedCall<EndpointRow>) => Promise<unknown>,
    idempotent: IdempotentCall | undefined,
  ) => {
    const stage: Stage = (work, options) => inTransaction(call.request, work, options);
    const progress = { isFinished: false };
    const finish = async (work: Effect) => {
      const answer = await once(call, idempotent, async (tx) => conclude(tx, call, await work(tx), idempotent));
      progress.isFinished = true;
      return answer;
    };
    const answer = await effect(Object.assign(call, { stage, finish }));
    if (record && !progress.isFinished)
      throw new Error(`${name} answered without finishing: its effect is not recorded`);
    settle?.(call);
    return answer;
  };

  const orEarlier = (call: RunningCall, idempotent: IdempotentCall | undefined, work: () => Promise<unknown>) =>
    idempotent ? orAnswerOfOther(platform, idempotent, (look) => inTransaction(call.request, look), work) : work();

  const prepareAndAnswer = async (call: RunningCall, idempotent: IdempotentCall | undefined): Promise<unknown> => {
    // Looked up before anything is counted or done: a repeated call is neither counted nor done again.
    const earlier = idempotent && (await lookUp(platform, call.site.id, idempotent, guardOf(row, call.request)));
    if (earlier) return earlier.replay;
    await countCall?.(call);
    return await orEarlier(call, idempotent, () =>
      typeof handler === 'function'
        ? once(call, idempotent, (tx) => run(call, handler, tx, idempotent))
        : runStaged(call, handler.staged, idempotent),
    );
  };

  return (call: RunningCall, idempotent: IdempotentCall | undefined): Promise<unknown> => {
    if (countCall || typeof handler !== 'function') return prepareAndAnswer(call, idempotent);
    return idempotent
      ? orEarlier(call, idempotent, () => once(call, idempotent, (tx) => run(call, handler, tx, idempotent)))
      : inTransaction(call.request, (tx) => run(call, handler, tx));
  };
};

/**
 * Of two calls with one key that run at once, one may be refused and the other succeed, in either order. The refused one
 * waits for the other and answers what was done, so that nobody is told that nothing happened.
 */
const orAnswerOfOther = async (
  { seal, metrics }: Platform,
  idempotent: IdempotentCall,
  inTransaction: (look: (tx: Tx) => Promise<Replay>) => Promise<Replay>,
  work: () => Promise<unknown>,
): Promise<unknown> => {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    const { replay } = await inTransaction(async (tx) => {
      const other = await claimKey(tx, seal, idempotent);
      // Rolls back, so that a refused call leaves no key behind.
      if (!other) throw error;
      return other;
    });
    metrics.replays.inc();
    return replay;
  }
};
