import type { LiveTopic, LiveTopics } from '@tailgate/contract';
import { useEffect } from 'react';

type Handler<Topic extends LiveTopic> = (data: LiveTopics[Topic]) => void;

const handlersOf = new Map<string, Set<Handler<LiveTopic>>>();

export const subscribeLive = <Topic extends LiveTopic>(topic: Topic, handler: Handler<Topic>): (() => void) => {
  const handlers = handlersOf.get(topic) ?? new Set();
  handlersOf.set(topic, handlers);
  handlers.add(handler as Handler<LiveTopic>);
  return () => void handlers.delete(handler as Handler<LiveTopic>);
};

/** A server of another version may send what this one does not know: it is ignored. */
export const dispatchLive = (topic: string, data: unknown): void => {
  if (typeof data !== 'object' || data === null) return;
  for (const handler of handlersOf.get(topic) ?? []) handler(data as LiveTopics[LiveTopic]);
};

/** Calls the handler for every live message of the topic while the component is mounted. */
export const useLiveTopic = <Topic extends LiveTopic>(topic: Topic, handler: Handler<Topic>): void => {
  useEffect(() => subscribeLive(topic, handler), [topic, handler]);
};

const reconnectHandlers = new Set<() => void>();

/** After an interruption: messages of the meantime are lost. */
export const dispatchReconnect = (): void => {
  for (const handler of reconnectHandlers) handler();
};

/** Calls the handler once after each reconnection, to read what may have changed meanwhile. */
export const useLiveReconnect = (handler: () => void): void => {
  useEffect(() => {
    reconnectHandlers.add(handler);
    return () => void reconnectHandlers.delete(handler);
  }, [handler]);
};
