import { useMemo, useSyncExternalStore } from 'react';

const TOKENS = {
  land: '--map-land',
  block: '--map-block',
  park: '--map-park',
  street: '--map-street',
  road: '--map-road',
  roadEdge: '--map-road-edge',
  grid: '--border',
  county: '--map-road-edge',
  state: '--map-label',
  water: '--map-water',
  label: '--map-label',
  halo: '--map-halo',
  casing: '--zone-on',
  route: '--brand-fill',
  zone1: '--zone-1',
  zone2: '--zone-2',
  zone3: '--zone-3',
  zone4: '--zone-4',
  zone5: '--zone-5',
  zone6: '--zone-6',
  zone7: '--zone-7',
  zone8: '--zone-8',
  day1: '--day-sun',
  day2: '--day-mon',
  day3: '--day-tue',
  day4: '--day-wed',
  day5: '--day-thu',
  day6: '--day-fri',
  day7: '--day-sat',
} as const;

export type MapColors = Readonly<Record<keyof typeof TOKENS, string>>;

const followScheme = (changed: () => void): (() => void) => {
  const observer = new MutationObserver(changed);
  observer.observe(document.documentElement, { attributeFilter: ['data-mantine-color-scheme', 'data-theme'] });
  return () => observer.disconnect();
};

const readTokens = (): string => {
  const style = getComputedStyle(document.documentElement);
  return Object.values(TOKENS)
    .map((token) => style.getPropertyValue(token).trim())
    .join('|');
};

/** A map is painted on a canvas, where style sheets do not reach: the tokens are read out, and again when they change. */
export const useMapColors = (): MapColors => {
  const values = useSyncExternalStore(followScheme, readTokens);
  return useMemo(() => {
    const colors = values.split('|');
    const named = Object.keys(TOKENS).map((name, index) => [name, colors[index] ?? ''] as const);
    return Object.fromEntries(named) as MapColors;
  }, [values]);
};
