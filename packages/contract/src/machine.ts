/**
 * A state machine as rows: who moves what from where to where, under which condition, when a timer does it, what
 * follows, and for money which instant it relies on. The status type, the database check, `can` in answers, the timers and docs/machines.md are derived from
 * these rows; the server's transition() is the only writer of a status.
 */
export type Duration = { readonly days: number } | { readonly hours: number } | { readonly minutes: number };

interface RowBase<State extends string> {
  /** `unchanged` keeps the state and its `status_since`: the transition is recorded without a new state. */
  readonly to: State | 'unchanged';
  /** Named functions on the server, called in this order inside the same transaction. */
  readonly effects?: readonly string[];
}

/**
 * A fee or a charge can follow: the transition names the instant it relies on, a function on the server. It is refused
 * before that instant, and where there is none. One without the other does not compile.
 */
type MoneyPart =
  | { readonly money: true; readonly reliesOn: string }
  | { readonly money?: never; readonly reliesOn?: never };

/** A transition triggered by a person, or by the server itself (actor `system`). */
export type ActorRow<State extends string, Actor extends string> = RowBase<State> & {
  readonly actor: Actor | readonly Actor[];
  /** `null`: this transition creates the row. */
  readonly from: State | readonly State[] | null;
  /** Named conditions on the row; all must hold. */
  readonly guards?: readonly string[];
  /** Another account owns the row afterwards. The server says of everything that hangs on it what becomes of it. */
  readonly changesOwner?: true;
  readonly after?: never;
  readonly at?: never;
} & MoneyPart;

/** A timed transition: a duration after entering the state, or at the date a named function reads from the row. */
export type TimerRow<State extends string> = RowBase<State> & {
  readonly actor: 'timer';
  readonly from: State | readonly State[];
  /** The timer waits for as long as one of them refuses. */
  readonly guards?: readonly string[];
  readonly changesOwner?: never;
} & ({ readonly after: Duration; readonly at?: never } | { readonly at: string; readonly after?: never }) &
  MoneyPart;

export type TransitionRow<State extends string = string, Actor extends string = string> =
  | ActorRow<State, Actor>
  | TimerRow<State>;

export interface Machine<
  Table extends string = string,
  State extends string = string,
  Actor extends string = string,
  Transitions extends Readonly<Record<string, TransitionRow<State, Actor>>> = Readonly<
    Record<string, TransitionRow<State, Actor>>
  >,
> {
  /** Identifies the machine in the history and in timer jobs: never renamed while rows exist. */
  readonly name: string;
  readonly summary: string;
  /** The table that holds `status` and `status_since`, and its key column. */
  readonly table: Table;
  readonly key: string;
  /** The column with the account that owns the row. Only a transition that `changesOwner` writes it. */
  readonly owner?: string;
  readonly actors: readonly Actor[];
  readonly states: readonly State[];
  readonly transitions: Transitions;
}

export const machine = <
  const Table extends string,
  const State extends string,
  const Actor extends string,
  const Transitions extends Readonly<Record<string, TransitionRow<NoInfer<State>, NoInfer<Actor>>>>,
>(
  rows: Machine<Table, State, Actor, Transitions>,
): Machine<Table, State, Actor, Transitions> => rows;

export type StateOf<M extends Machine> = M['states'][number];
export type ActorOf<M extends Machine> = M['actors'][number];

type RowsOf<M extends Machine> = M['transitions'];
type NamesWhere<M extends Machine, Shape> = {
  [Name in keyof RowsOf<M>]: RowsOf<M>[Name] extends Shape ? Name : never;
}[keyof RowsOf<M>] &
  string;

/** Transitions that create the row. */
export type CreationOf<M extends Machine> = NamesWhere<M, { readonly from: null }>;
export type TimerOf<M extends Machine> = NamesWhere<M, { readonly actor: 'timer' }>;
/** Transitions of an existing row. */
export type TransitionOf<M extends Machine> = Exclude<keyof RowsOf<M> & string, CreationOf<M>>;
/** Transitions of an existing row that a person can trigger: the keys of `can`. */
export type AbilityOf<M extends Machine> = Exclude<
  TransitionOf<M>,
  TimerOf<M> | NamesWhere<M, { readonly actor: 'system' }>
>;

/** Transitions after which another account owns the row. */
export type OwnerChangeOf<M extends Machine> = NamesWhere<M, { readonly changesOwner: true }>;

type NamedIn<M extends Machine, Key extends 'effects' | 'guards'> = {
  [Name in keyof RowsOf<M>]: RowsOf<M>[Name] extends { readonly [K in Key]: readonly (infer Named extends string)[] }
    ? Named
    : never;
}[keyof RowsOf<M>];
export type EffectOf<M extends Machine> = NamedIn<M, 'effects'>;
export type GuardOf<M extends Machine> = NamedIn<M, 'guards'>;
/** The named dates of the timers. */
export type DateOf<M extends Machine> = {
  [Name in keyof RowsOf<M>]: RowsOf<M>[Name] extends { readonly at: infer At extends string } ? At : never;
}[keyof RowsOf<M>];

/** The named instants that money relies on. */
export type InstantOf<M extends Machine> = {
  [Name in keyof RowsOf<M>]: RowsOf<M>[Name] extends { readonly reliesOn: infer On extends string } ? On : never;
}[keyof RowsOf<M>];
/** Transitions that a fee or a charge can follow. */
export type MoneyMoveOf<M extends Machine> = NamesWhere<M, { readonly money: true }>;

/** Allowed transitions, as answers carry them. */
export type Can<M extends Machine> = { readonly [Name in AbilityOf<M>]: boolean };

export const asList = <T>(value: T | readonly T[]): readonly T[] =>
  Array.isArray(value) ? (value as readonly T[]) : [value as T];

const leads = (row: TransitionRow, actor: string, from: string | null): boolean =>
  asList(row.actor).includes(actor) &&
  (row.from === null || from === null ? row.from === from : asList(row.from).includes(from));

/** The target state of a transition, or undefined when the rows do not allow it to this actor from this state. */
export const targetOf = <M extends Machine>(
  { transitions }: M,
  name: string,
  actor: string,
  from: StateOf<M> | null,
): StateOf<M> | undefined => {
  const row = transitions[name];
  if (!row || !leads(row, actor, from)) return undefined;
  return row.to === 'unchanged' ? (from ?? undefined) : row.to;
};

/** The names of `can`, in the order of the rows. */
export const abilitiesOf = <M extends Machine>({ transitions }: M): AbilityOf<M>[] =>
  Object.entries(transitions)
    .filter(([, row]) => row.from !== null && row.actor !== 'timer' && row.actor !== 'system')
    .map(([name]) => name as AbilityOf<M>);

/** The timers that run while the machine is in this state. */
export const timersOf = <M extends Machine>({ transitions }: M, state: StateOf<M>): [TimerOf<M>, TimerRow<string>][] =>
  Object.entries(transitions).filter(
    (entry): entry is [TimerOf<M>, TimerRow<string>] =>
      entry[1].actor === 'timer' && entry[1].from !== null && asList(entry[1].from).includes(state),
  );
