import { AsyncLocalStorage } from 'node:async_hooks';

const running = new AsyncLocalStorage<string>();

/** Runs the work of a request in a context that adds its id to every log line. */
export const whileAnswering = <T>(requestId: string, work: () => T): T => running.run(requestId, work);

export const currentRequestId = (): string | undefined => running.getStore();
