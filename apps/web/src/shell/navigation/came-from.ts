import { useRouter, useRouterState, type AnyRouter, type ParsedLocation } from '@tanstack/react-router';
import { pageTitle } from '../page-title.ts';

interface Place {
  readonly pathname: string;
  readonly href: string;
  readonly title: string;
}

export interface CameFrom extends Place {
  /** How far back it lies in the history: −1 for the page before. */
  readonly steps: number;
}

type History = AnyRouter['history'];

/** What was shown at each step of the history, as far as this load of the app saw it. Titles name people: kept nowhere else. */
const trails = new WeakMap<History, Map<number, Place>>();

const areaOf = (pathname: string): string => pathname.split('/')[1] ?? '';

/** The last page before this one that is neither a part of it nor of another area. */
export const cameFrom = (
  trail: ReadonlyMap<number, Place>,
  here: { readonly pathname: string; readonly index: number },
): CameFrom | undefined => {
  for (let index = here.index - 1; index >= 0; index -= 1) {
    const place = trail.get(index);
    if (!place || place.title === '' || areaOf(place.pathname) !== areaOf(here.pathname)) return undefined;
    const isPartOfThis = `${place.pathname}/`.startsWith(`${here.pathname}/`);
    if (!isPartOfThis) return { ...place, steps: index - here.index };
  }
  return undefined;
};

/** Notes every page that is left, by its place in the history. */
export const followTrail = (router: AnyRouter): (() => void) => {
  const trail = new Map<number, Place>();
  trails.set(router.history, trail);
  return router.subscribe('onBeforeNavigate', ({ fromLocation }) => {
    if (!fromLocation) return;
    const { pathname, href, state } = fromLocation;
    trail.set(state.__TSR_index, { pathname, href, title: pageTitle() });
  });
};

const NOWHERE: ReadonlyMap<number, Place> = new Map();

/** Where somebody was before they opened this page; undefined for who came by a deep link or a reload. */
export const useCameFrom = (): CameFrom | undefined => {
  const { history } = useRouter();
  // The page on the screen, not the one that is still loading.
  const shown = useRouterState({ select: ({ resolvedLocation, location }) => resolvedLocation ?? location });
  return cameFrom(trails.get(history) ?? NOWHERE, placeOf(shown));
};

const placeOf = ({ pathname, state }: ParsedLocation) => ({ pathname, index: state.__TSR_index });
