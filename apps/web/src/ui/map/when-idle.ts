/** Longer is not waited for: a busy page gets its map too. */
const AT_MOST_MS = 500;

/** Safari has no idle callbacks; its timers run after the frame too. */
const hasIdleCallbacks = 'requestIdleCallback' in globalThis;
const ask = (then: () => void): number =>
  hasIdleCallbacks ? requestIdleCallback(then, { timeout: AT_MOST_MS }) : window.setTimeout(then);

/** Calls back once what was rendered is on the screen and nothing else is to do. Returns what cancels it. */
export const whenIdle = (then: () => void): (() => void) => {
  let idle = 0;
  // The first frame paints what was rendered; the second one begins after that.
  let frame = requestAnimationFrame(() => {
    frame = requestAnimationFrame(() => {
      idle = ask(then);
    });
  });
  return () => {
    cancelAnimationFrame(frame);
    if (hasIdleCallbacks) cancelIdleCallback(idle);
    else clearTimeout(idle);
  };
};
