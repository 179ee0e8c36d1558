/**
 * A state machine as rows: who may move what from where to where, and what a timer does. The status type, the
 * database check, the buttons and the timers are all derived from these rows; status changes only through
 * the server's transition().
 */
export interface TransitionRow<State extends string, Actor extends string> {
  readonly actor: Actor | readonly Actor[];
  readonly from: State | readonly State[];
  readonly to: State;
  /** Moves by itself this long after entering `from`. */
  readonly after?: { readonly hours: number };
  readonly effects?: string;
}

export interface Machine<State extends string = string, Name extends string = string, Actor extends string = string> {
  readonly thing: string;
  readonly states: readonly State[];
  readonly initial: State;
  readonly transitions: Readonly<Record<Name, TransitionRow<State, Actor>>>;
}

export const machine = <
  const State extends string,
  const Actor extends string,
  const Transitions extends Record<string, TransitionRow<NoInfer<State>, NoInfer<Actor>>>,
>(rows: {
  thing: string;
  actors: readonly Actor[];
  states: readonly State[];
  initial: NoInfer<State>;
  transitions: Transitions;
}): Machine<State, Extract<keyof Transitions, string>, Actor> => rows;

export type StateOf<M extends Machine> = M['states'][number];
export type TransitionOf<M extends Machine> = Extract<keyof M['transitions'], string>;

const asList = <T>(value: T | readonly T[]): readonly T[] =>
  Array.isArray(value) ? (value as readonly T[]) : [value as T];

/** The state a move leads to, or undefined when the rows do not allow it to this actor from here. */
export const targetOf = <M extends Machine>(
  rows: M,
  name: TransitionOf<M>,
  actor: string,
  from: StateOf<M>,
): StateOf<M> | undefined => {
  const row = rows.transitions[name];
  if (!row || !asList(row.actor).includes(actor) || !asList(row.from).includes(from)) return undefined;
  return row.to;
};

/** Which moves this actor has from here: the answer's `can`. */
export const movesFrom = <M extends Machine>(rows: M, actor: string, from: StateOf<M>): TransitionOf<M>[] =>
  (Object.keys(rows.transitions) as TransitionOf<M>[]).filter(
    (name) => targetOf(rows, name, actor, from) !== undefined,
  );
