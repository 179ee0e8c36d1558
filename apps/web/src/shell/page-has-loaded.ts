const A_MOMENT_MS = 1_000;

/** Once the page stands and the browser has nothing better to do: what nobody waits for comes after that. */
export const pageHasLoaded = (): Promise<void> =>
  new Promise((resolve) => {
    const whenIdle = () =>
      'requestIdleCallback' in window
        ? window.requestIdleCallback(() => resolve(), { timeout: A_MOMENT_MS })
        : setTimeout(resolve, 0);
    if (document.readyState === 'complete') whenIdle();
    else window.addEventListener('load', whenIdle, { once: true });
  });
