/** Lets the browser paint and answer before a long piece of work goes on. */
export const breathe = (): Promise<void> =>
  'scheduler' in window && 'yield' in window.scheduler
    ? window.scheduler.yield()
    : new Promise((resolve) => setTimeout(resolve, 0));
