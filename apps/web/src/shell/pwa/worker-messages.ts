/** What a page says to the worker. */
export type WorkerMessage =
  | { readonly say: 'fill' }
  | { readonly say: 'take-over' }
  /** Answered with true or false on the port that comes with it. */
  | { readonly say: 'do-you-have'; readonly address: string };

export const isWorkerMessage = (data: unknown): data is WorkerMessage =>
  typeof data === 'object' && data !== null && 'say' in data;
