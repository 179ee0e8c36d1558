import { getPriority, setPriority } from 'node:os';

/** Decoding images must not slow down requests or engines on the same machine. */
export const LOWER_PRIORITY = 10;

/** Lowers the priority of a process or one of its threads. New threads inherit that of the thread that starts them. */
export const lowerPriority = (thread: number): void => {
  try {
    if (getPriority(thread) < LOWER_PRIORITY) setPriority(thread, LOWER_PRIORITY);
  } catch {
    // Already ended.
  }
};
