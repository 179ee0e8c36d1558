import { PersonAvatar } from '#ui/avatars/person-avatar.tsx';
import type { LaneBar, LaneKind } from '#ui/lanes/lane-types.ts';
import {
  custodyBars,
  daysOf,
  edgesOf,
  serviceBars,
  trackOf,
  type TrackBar,
  type TrackLook,
} from '../track/track-spans.ts';
import type { Overview, VanOfDay } from './overview-query.ts';

const KINDS: Readonly<Record<TrackLook, LaneKind>> = {
  assigned: 'assigned',
  temporary: 'temporary',
  rental: 'rental',
  owner: 'off',
  service: 'service',
};

interface Edges {
  readonly startMs: number;
  readonly endMs: number;
}

/** Of what touches a day, the longest. */
const longestOn = (bars: readonly TrackBar[], day: Edges): TrackBar | undefined =>
  bars
    .map((bar) => ({ bar, ms: Math.min(bar.endMs, day.endMs) - Math.max(bar.startMs, day.startMs) }))
    .filter(({ ms }) => ms > 0)
    .sort((one, other) => other.ms - one.ms)[0]?.bar;

const looksOf = (bar: TrackBar): Pick<LaneBar, 'kind' | 'label' | 'short' | 'lead'> => ({
  kind: KINDS[bar.look],
  label: bar.label,
  ...(bar.driver &&
    bar.look !== 'owner' && {
      short: bar.driver.name.split(' ')[0] ?? bar.driver.name,
      lead: <PersonAvatar id={bar.driver.id} name={bar.driver.name} size={24} />,
    }),
});

/** The days of a van, each in service, with whoever has it longest, or with nobody. */
export const laneBarsOf = (van: VanOfDay, { from, to }: Overview['use']): LaneBar[] => {
  const days = trackOf(from, to, van.timeZone);
  const [custody, service] = [custodyBars(van.custody, days), serviceBars(van.service, days)];
  const bars: LaneBar[] = [];
  for (const date of daysOf(days)) {
    const day = edgesOf({ from: date, count: 1, timeZone: van.timeZone });
    const what = longestOn(service, day) ?? longestOn(custody, day);
    // A van that is not listed waits for nobody.
    if (!what && van.state !== 'listed') continue;
    const id = what?.id ?? 'open';
    const last = bars.at(-1);
    if (last?.id.startsWith(`${id} from `)) bars[bars.length - 1] = { ...last, to: date };
    else
      bars.push({
        ...(what ? looksOf(what) : { kind: 'open' as const, label: 'No driver' }),
        id: `${id} from ${date}`,
        from: date,
        to: date,
      });
  }
  return bars;
};
