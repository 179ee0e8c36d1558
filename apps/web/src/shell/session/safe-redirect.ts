/** Pages that would only send the person round in a circle. */
const CIRCLES = /^\/(login|log-out)(?:[/?#]|$)/;

/** A path of this site, or undefined: a link must not redirect to another origin. */
export const safeRedirect = (target: unknown): string | undefined => {
  if (typeof target !== 'string' || !/^\/(?![/\\])/.test(target)) return undefined;
  const url = URL.parse(target, location.origin);
  if (url?.origin !== location.origin) return undefined;
  const path = url.pathname + url.search + url.hash;
  // What looked like a path may have been normalised into something else (`/.//elsewhere`).
  return /^\/(?![/\\])/.test(path) && !CIRCLES.test(path) ? path : undefined;
};
