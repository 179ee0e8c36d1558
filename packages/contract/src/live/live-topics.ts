import type { Noun } from '../nouns.ts';

/**
 * Live messages by topic. A message only says that something changed, so it holds ids and never content: the reader
 * asks the API. Server and browser both take topic and payload from here.
 */
export interface LiveTopics {
  readonly 'session.ended': { readonly sessionId: string };
  readonly 'schedule.changed': { readonly appointmentId: string };
  readonly 'custody.changed': { readonly vehicleId: string };
}

export type LiveTopic = keyof LiveTopics;

/** A message to every open screen of one account. */
export type LiveMessage = {
  readonly [Topic in LiveTopic]: {
    readonly accountId: string;
    readonly topic: Topic;
    readonly data: LiveTopics[Topic];
  };
}[LiveTopic];

/** What a message says has changed, for whoever shows it. */
export const CHANGED_BY_MESSAGE: Readonly<Record<LiveTopic, readonly Noun[]>> = {
  'session.ended': [],
  'schedule.changed': ['appointments', 'free-times', 'trades'],
  'custody.changed': ['appointments', 'custody', 'free-times', 'vans'],
};
