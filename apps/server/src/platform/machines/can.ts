import {
  abilitiesOf,
  targetOf,
  type ActorOf,
  type Can,
  type GuardOf,
  type InstantOf,
  type StateOf,
} from '@tailgate/contract';
import { isReached, named, type BoundMachine, type DrivingMachine, type SubjectOf } from './bind-machine.ts';

/** Without conditions only the status is needed; guards and instants read the whole row, guards the machine's facts. */
type Seen<M extends DrivingMachine, Facts> = [GuardOf<M> | InstantOf<M>] extends [never]
  ? { readonly status: StateOf<M> }
  : SubjectOf<M> & Facts & { readonly status: StateOf<M> };

/** The transitions available to an actor on a row; none for null. */
export const canOf = <M extends DrivingMachine, Facts extends object>(
  bound: BoundMachine<M, Facts>,
  actor: ActorOf<M> | null,
  subject: Seen<M, Facts>,
  now: Date,
): Can<M> => {
  const { machine, guards } = bound;
  const mayMove = (name: string) =>
    actor !== null &&
    targetOf(machine, name, actor, subject.status) !== undefined &&
    isReached(bound, name, subject, now) &&
    (machine.transitions[name]?.guards ?? []).every((guard) => named(guards, guard, machine)(subject as never, now));
  return Object.fromEntries(abilitiesOf(machine).map((name) => [name, mayMove(name)])) as Can<M>;
};
