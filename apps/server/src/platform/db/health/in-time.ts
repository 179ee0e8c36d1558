/** The answer, or null where it fails or takes longer: for probes, which must say so in time. */
export const inTime = <T>(answer: Promise<T>, withinMs: number): Promise<T | null> =>
  Promise.race([
    answer.catch(() => null),
    new Promise<null>((resolve) => setTimeout(() => resolve(null), withinMs).unref()),
  ]);
