export const MINIMUM_DELAY_MS = 200;

/** Settles with the work, but not before the delay: an answer that flashes by looks like a fault. */
export const noFasterThan = async <T>(delayMs: number, work: Promise<T>): Promise<T> => {
  const delay = new Promise<void>((resolve) => setTimeout(resolve, delayMs));
  const [outcome] = await Promise.allSettled([work, delay]);
  if (outcome.status === 'rejected') throw outcome.reason;
  return outcome.value;
};
