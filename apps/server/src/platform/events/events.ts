import type { Tx } from '../db/database.ts';
import { newId } from '../ids.ts';
import { enqueue, job, type JobDefinition } from '../jobs/jobs.ts';
import type { Platform } from '../platform.ts';

/** A domain event. Modules declare their events; other modules react without the emitter depending on them. */
export interface EventDefinition<Payload extends object> {
  readonly name: string;
  readonly __payload?: Payload;
}

export const event = <Payload extends object>(name: string): EventDefinition<Payload> => ({ name });

export interface Reaction {
  readonly eventName: string;
  readonly job: JobDefinition<{ eventId: string; event: object }>;
}

/** Declares a reaction to an event of another module; it runs in the worker. */
export const reactTo = <Payload extends object>(
  definition: EventDefinition<Payload>,
  name: string,
  run: (payload: Payload & { siteId: string }, platform: Platform) => Promise<void>,
): Reaction => ({
  eventName: definition.name,
  job: job<{ eventId: string; event: object }>({
    task: `${name}:on:${definition.name}`,
    run: ({ siteId, event: payload }, platform) => run({ ...(payload as Payload), siteId }, platform),
  }),
});

/** A reaction in the transaction of the event: both are committed, or neither. For what must never be told apart. */
export interface InsideReaction {
  readonly eventName: string;
  run(tx: Tx, payload: object, platform: Platform): Promise<void>;
}

/** Declares a reaction that runs where the event is emitted; it must be quick and call no vendor. */
export const reactInside = <Payload extends object>(
  definition: EventDefinition<Payload>,
  run: (tx: Tx, payload: Payload, platform: Platform) => Promise<void>,
): InsideReaction => ({
  eventName: definition.name,
  run: (tx, payload, platform) => run(tx, payload as Payload, platform),
});

let reactions: readonly Reaction[] = [];
let insideReactions: readonly InsideReaction[] = [];
/** Registers the reactions of all modules; called once at startup. */
export const registerReactions = (all: readonly Reaction[], inside: readonly InsideReaction[]) => {
  reactions = all;
  insideReactions = inside;
};

export const emit = async <Payload extends object>(
  tx: Tx,
  definition: EventDefinition<Payload>,
  payload: Payload,
): Promise<void> => {
  const id = newId();
  await tx
    .insertInto('events')
    .values({ id, name: definition.name, payload: JSON.stringify(payload) })
    .execute();
  for (const reaction of reactions.filter((candidate) => candidate.eventName === definition.name)) {
    await enqueue(tx, reaction.job, { eventId: id, event: payload });
  }
};

/** Emits an event whose consequences belong to the same transaction: those reactions run first, here. */
export const emitInside = async <Payload extends object>(
  tx: Tx,
  happened: { readonly event: EventDefinition<Payload>; readonly payload: Payload },
  platform: Platform,
): Promise<void> => {
  const { event: definition, payload } = happened;
  for (const reaction of insideReactions.filter((candidate) => candidate.eventName === definition.name))
    await reaction.run(tx, payload, platform);
  await emit(tx, definition, payload);
};
