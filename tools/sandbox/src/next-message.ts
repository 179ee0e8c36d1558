import { fits, type Outbox, type OutboxFilter, type OutboxMessage } from './outbox.ts';

/** The newest matching message, or the first to arrive before the timeout or the client's disconnect. */
export function nextMessage(
  outbox: Outbox,
  filter: OutboxFilter,
  timeoutMs: number,
  gone: AbortSignal,
): Promise<OutboxMessage | undefined> {
  const [alreadyThere] = outbox.newestFirst(filter, 1);
  if (alreadyThere) return Promise.resolve(alreadyThere);

  return new Promise((resolve) => {
    const stop = AbortSignal.any([gone, AbortSignal.timeout(timeoutMs)]);
    const finish = (message?: OutboxMessage) => {
      outbox.events.off('message', onMessage);
      stop.removeEventListener('abort', onStop);
      resolve(message);
    };
    const onMessage = (message: OutboxMessage) => {
      if (fits(message, filter)) finish(message);
    };
    const onStop = () => finish();
    outbox.events.on('message', onMessage);
    stop.addEventListener('abort', onStop);
  });
}
