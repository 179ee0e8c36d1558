import { targetOf, type ActorOf, type CreationOf, type TimerOf, type TransitionOf } from '@tailgate/contract';
import type { InsertObject, UpdateObject } from 'kysely';
import type { Tx } from '../db/database.ts';
import type { Details } from '../db/stored/records.ts';
import type { Tables } from '../db/tables.ts';
import { Failure, found } from '../failure.ts';
import type { Platform } from '../platform.ts';
import { isReached, named, type BoundMachine, type DrivingMachine, type Move, type Mover } from './bind-machine.ts';
import { changeOwner, type Clearings } from './owner-change.ts';
import { insertSubject, lockSubject, updateSubject, writeHistory, type Subject, type SubjectRow } from './subject.ts';
import { updateTimers } from './timers.ts';

interface Wanted<Name, Actor> {
  readonly name: Name;
  readonly actor: Actor;
  /** Null if not initiated by a user. */
  readonly viewer: Mover | null;
  readonly details?: Details;
}

interface WantedTransition<M extends DrivingMachine> extends Wanted<Exclude<TransitionOf<M>, TimerOf<M>>, ActorOf<M>> {
  readonly id: string;
  /** Other columns that change with the status, in the same statement. */
  readonly set?: UpdateObject<Tables, M['table'], M['table']>;
  /** Where another account gets the row: how what hangs on it is cleared. */
  readonly clearings?: Clearings;
}

interface WantedCreation<M extends DrivingMachine> extends Wanted<CreationOf<M>, ActorOf<M>> {
  readonly values: Omit<InsertObject<Tables, M['table']>, 'status' | 'status_since'>;
  /** Returns undefined instead of failing on a unique violation. */
  readonly unlessExists?: boolean;
}

const illegal = (message?: string) => new Failure('illegal_transition', { ...(message !== undefined && { message }) });

/** The first guard of a transition that refuses it now. */
export const refusingGuard = async (tx: Tx, bound: BoundMachine, name: string, subject: Subject, now: Date) => {
  const guards = bound.machine.transitions[name]?.guards ?? [];
  if (guards.length === 0) return undefined;
  const known = { ...subject, ...(await bound.facts?.(tx, subject as never)) };
  return guards.find((guard) => !named(bound.guards, guard, bound.machine)(known as never, now));
};

const checkConditions = async (tx: Tx, bound: BoundMachine, name: string, subject: Subject, now: Date) => {
  const { reliesOn = '' } = bound.machine.transitions[name] ?? {};
  if (!isReached(bound, name, subject, now)) throw illegal(bound.refusals?.[reliesOn]);
  const refusing = await refusingGuard(tx, bound, name, subject, now);
  if (refusing !== undefined) throw illegal(bound.refusals?.[refusing]);
};

const finish = async (
  tx: Tx,
  bound: BoundMachine,
  id: string,
  before: Subject | null,
  move: { readonly name: string; readonly subject: Subject },
  platform: Platform,
) => {
  await updateTimers(tx, bound, id, before, move.subject, platform.clock.now());
  for (const effect of bound.machine.transitions[move.name]?.effects ?? [])
    await named(bound.effects, effect, bound.machine)(tx, move as never, platform);
};

/** Performs a transition on a locked row, for transition() and timers. */
export const moveSubject = async <M extends DrivingMachine>(
  tx: Tx,
  bound: BoundMachine<M>,
  before: SubjectRow<M>,
  wanted: Wanted<TransitionOf<M>, ActorOf<M> | 'timer'> & {
    readonly id: string;
    readonly set?: object;
    readonly clearings?: Clearings;
  },
  platform: Platform,
): Promise<Move<M>> => {
  const { id, name, actor, viewer, details = {}, set = {}, clearings = {} } = wanted;
  const to = targetOf(bound.machine, name, actor, before.status);
  if (to === undefined) throw illegal();
  const now = platform.clock.now();
  await checkConditions(tx, bound, name, before, now);
  // Keeps the order of a row's transitions even if the clocks of two processes differ.
  const at = new Date(Math.max(now.getTime(), before.status_since.getTime() + 1));
  const recorded = { name, from: before.status, to, actor, viewer, details, at };
  await changeOwner(tx, bound, { id, name, set, clearings });
  // History first: the database rejects a new status without a history row.
  await writeHistory(tx, bound, id, recorded);
  const changes = to === before.status ? set : { ...set, status: to, status_since: at };
  const subject = Object.keys(changes).length > 0 ? await updateSubject(tx, bound, id, { ...changes }) : before;
  const move = { ...recorded, subject };
  await finish(tx, bound, id, before, move, platform);
  return move;
};

/**
 * The only way to change a status. Locks the row, checks the machine's rows and guards, writes the history, updates the
 * timers and runs the effects, all in the caller's transaction. An illegal transition is a coded 409, a missing row 404.
 */
export const transition = async <M extends DrivingMachine>(
  tx: Tx,
  bound: BoundMachine<M>,
  wanted: WantedTransition<M>,
  platform: Platform,
): Promise<Move<M>> => {
  const before = found(await lockSubject(tx, bound, wanted.id));
  return await moveSubject(tx, bound, before, wanted, platform);
};

/** Before a vendor is asked for what a transition needs: locks the row, and refuses what transition() would refuse. */
export const requireTransition = async <M extends DrivingMachine>(
  tx: Tx,
  bound: BoundMachine<M>,
  { id, name, actor }: Pick<WantedTransition<M>, 'id' | 'name' | 'actor'>,
  { clock }: Pick<Platform, 'clock'>,
): Promise<void> => {
  const subject = found(await lockSubject(tx, bound, id));
  if (targetOf(bound.machine, name, actor, subject.status) === undefined) throw illegal();
  await checkConditions(tx, bound, name, subject, clock.now());
};

/** Inserts a row in the target state of a creating transition, with history, timers and effects. */
export const create = async <M extends DrivingMachine>(
  tx: Tx,
  bound: BoundMachine<M>,
  wanted: WantedCreation<M>,
  platform: Platform,
): Promise<Move<M> | undefined> => {
  const { name, actor, viewer, details = {}, values, unlessExists = false } = wanted;
  const to = targetOf(bound.machine, name, actor, null);
  if (to === undefined) throw illegal();
  const at = platform.clock.now();
  const recorded = { name, from: null, to, actor, viewer, details, at };
  const row = { ...values, status: to, status_since: at };
  const subject = await insertSubject(tx, bound, row, { unlessExists, recorded });
  if (!subject) return undefined;
  await checkConditions(tx, bound, name, subject, at);
  const id = String(subject[bound.machine.key]);
  const move = { ...recorded, subject };
  await finish(tx, bound, id, null, move, platform);
  return move;
};
