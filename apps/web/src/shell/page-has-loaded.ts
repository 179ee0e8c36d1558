const A_MOMENT_MS = 2_000;
const PATIENCE_MS = 10_000;

let tellThatItStands: (() => void) | undefined;
const stands = new Promise<void>((resolve) => {
  tellThatItStands = resolve;
});

/** Called once after the first page is shown. */
export const pageStands = (): void => tellThatItStands?.();

const documentIsComplete = (): Promise<void> =>
  document.readyState === 'complete'
    ? Promise.resolve()
    : new Promise((resolve) => window.addEventListener('load', () => resolve(), { once: true }));

export const after = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Not every browser can say when it has nothing to do; a moment later will do. */
export const idle = (): Promise<void> =>
  'requestIdleCallback' in window
    ? new Promise((resolve) => window.requestIdleCallback(() => resolve(), { timeout: A_MOMENT_MS }))
    : after(0);

/** Resolves once the page is shown and the browser is idle, for work nobody waits for. */
export const pageHasLoaded = async (): Promise<void> => {
  await documentIsComplete();
  // A page that never comes must not take the toasts with it that say so.
  await Promise.race([stands, after(PATIENCE_MS)]);
  await idle();
};
