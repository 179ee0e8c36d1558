const AT_ONCE = 8;

/** Works on all items, a few at a time; the first failure ends it. */
export const eachAtOnce = async <T>(items: Iterable<T>, work: (item: T) => Promise<void>): Promise<void> => {
  const waiting = items[Symbol.iterator]();
  let isFailed = false;
  const takeOn = async () => {
    for (let next = waiting.next(); !next.done && !isFailed; next = waiting.next()) {
      try {
        await work(next.value);
      } catch (error) {
        isFailed = true;
        throw error;
      }
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, takeOn));
};
