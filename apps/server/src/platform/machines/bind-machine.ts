import type {
  ActorOf,
  CreationOf,
  DateOf,
  EffectOf,
  GuardOf,
  InstantOf,
  Machine,
  OwnerChangeOf,
  StateOf,
  TransitionOf,
} from '@tailgate/contract';
import type { Selectable } from 'kysely';
import type { Viewer } from '../auth/viewer.ts';
import type { Tx } from '../db/database.ts';
import type { Details } from '../db/stored/records.ts';
import type { Tables } from '../db/tables.ts';
import type { Platform } from '../platform.ts';
import { requireChildren, type Children } from './owner-change.ts';

/** A machine of the contract whose table exists. */
export type DrivingMachine = Machine<keyof Tables>;

/** The row of a machine's table. */
export type SubjectOf<M extends DrivingMachine> = Selectable<Tables[M['table']]>;

/** The account behind a transition; null for timers and the server itself. */
export type Mover = Pick<Viewer, 'accountId' | 'impersonatorId'>;

/** A row of the history. */
export interface Recorded<M extends DrivingMachine = DrivingMachine> {
  readonly name: TransitionOf<M> | CreationOf<M>;
  readonly from: StateOf<M> | null;
  readonly to: StateOf<M>;
  readonly actor: ActorOf<M> | 'timer';
  readonly viewer: Mover | null;
  readonly details: Details;
  readonly at: Date;
}

/** A completed transition: the result of transition() and the input of effects. */
export interface Move<M extends DrivingMachine> extends Recorded<M> {
  /** The row after the transition. */
  readonly subject: SubjectOf<M>;
}

export type Effect<M extends DrivingMachine> = (tx: Tx, move: Move<M>, platform: Platform) => Promise<void>;

/** Required if and only if the rows use any names: missing and unknown ones do not compile. */
type Named<Key extends string, Names extends string, Value> = [Names] extends [never]
  ? { readonly [K in Key]?: never }
  : { readonly [K in Key]: { readonly [Name in Names]: Value } };

type Parts<M extends DrivingMachine, Facts extends object> = {
  /** Data that guards need beyond the row, read with the row locked. Declare it as a function with typed parameters. */
  readonly facts?: (tx: Tx, subject: SubjectOf<M>) => Promise<Facts>;
  /** What a person is told whom a guard or an instant refuses, where the usual message of `illegal_transition` does not explain it. */
  readonly refusals?: { readonly [Condition in GuardOf<M> | InstantOf<M>]?: string };
} & ([OwnerChangeOf<M>] extends [never] ? { readonly children?: never } : { readonly children: Children }) &
  Named<'guards', GuardOf<M>, (subject: SubjectOf<M> & Facts, now: Date) => boolean> &
  Named<'instants', InstantOf<M>, (subject: SubjectOf<M>) => Date | null> &
  Named<'dates', DateOf<M>, (subject: SubjectOf<M>, now: Date) => Date | null> &
  Named<'effects', EffectOf<M>, Effect<M>>;

/** A machine with its functions. Their parameters are `never`, so that machines of all tables fit one list. */
export interface BoundMachine<M extends DrivingMachine = DrivingMachine, Facts extends object = object> {
  readonly machine: M;
  readonly facts?: (tx: Tx, subject: never) => Promise<Facts>;
  readonly refusals?: Readonly<Record<string, string | undefined>>;
  /** What becomes of what hangs on a row that gets another owner. */
  readonly children?: Children;
  readonly guards?: Readonly<Record<string, (subject: never, now: Date) => boolean>>;
  readonly instants?: Readonly<Record<string, (subject: never) => Date | null>>;
  readonly dates?: Readonly<Record<string, (subject: never, now: Date) => Date | null>>;
  readonly effects?: Readonly<Record<string, (tx: Tx, move: never, platform: Platform) => Promise<void>>>;
}

/** Money without an instant to rely on keeps the server from starting, also where the types were bypassed. */
const requireInstants = ({ machine, instants }: BoundMachine): void => {
  for (const [name, { money, reliesOn }] of Object.entries(machine.transitions)) {
    if (money && !reliesOn) throw new Error(`${machine.name}.${name} leads to money and relies on no instant`);
    if (reliesOn) named(instants, reliesOn, machine);
  }
};

export const bindMachine = <M extends DrivingMachine, Facts extends object = object>(
  machine: M,
  parts: Parts<M, Facts>,
): BoundMachine<M, Facts> => {
  const bound: BoundMachine<M, Facts> = { machine, ...parts };
  requireInstants(bound);
  requireChildren(bound);
  return bound;
};

/** The function bound to a name. Missing only if the types were bypassed. */
export const named = <T>(functions: Readonly<Record<string, T>> | undefined, name: string, machine: Machine): T => {
  const found = functions?.[name];
  if (!found) throw new Error(`The ${machine.name} machine uses ${name}, which is not bound`);
  return found;
};

/** Whether the instant that a transition relies on has come; none does where the row has none for it. */
export const isReached = ({ machine, instants }: BoundMachine, name: string, subject: object, now: Date): boolean => {
  const reliesOn = machine.transitions[name]?.reliesOn;
  if (reliesOn === undefined) return true;
  const instant = named(instants, reliesOn, machine)(subject as never);
  return instant !== null && now >= instant;
};
