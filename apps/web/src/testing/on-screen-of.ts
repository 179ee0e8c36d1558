import { onTestFinished } from 'vitest';

/** Until the test ends, media queries for a least width are answered as on a screen of this width. */
export const onScreenOf = (width: number): void => {
  const { matchMedia } = window;
  window.matchMedia = (query) => {
    const least = Number(/min-width: (\d+)px/.exec(query)?.[1] ?? 0);
    return Object.assign(matchMedia(query), { matches: width >= least });
  };
  onTestFinished(() => {
    window.matchMedia = matchMedia;
  });
};
