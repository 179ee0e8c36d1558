import { localDateAt } from '@tailgate/values/local-time';
import { Lock, Wrench } from 'lucide-react';
import { PersonAvatar } from '#ui/avatars/person-avatar.tsx';
import { shortDay } from './day-words.ts';
import { LOOK_WORDS, placeOf, type TrackBar, type TrackDays, type TrackLook } from './track-spans.ts';
import classes from './track.module.css';

const Mark = ({ bar: { look, driver } }: { bar: TrackBar }) => {
  if (look === 'service') return <Wrench size={14} aria-hidden />;
  if (look === 'owner') return <Lock size={14} aria-hidden />;
  return driver && <PersonAvatar id={driver.id} name={driver.name} size={22} />;
};

const daysInWords = ({ startMs, endMs }: TrackBar, timeZone: string): string => {
  const [first, last] = [new Date(startMs), new Date(endMs - 1)].map((at) => shortDay(localDateAt(at, timeZone)));
  return first === last ? `${first}` : `${first} – ${last}`;
};

interface TrackProps {
  /** `Who holds Van 4` */
  readonly label: string;
  readonly bars: readonly TrackBar[];
  readonly days: TrackDays;
  /** Without avatars, for short bars. */
  readonly small?: boolean;
}

/** Stretches of time beside each other, each with its words for those who do not see them. */
export const Track = ({ label, bars, days, small = false }: TrackProps) => (
  <ol className={classes['track']} data-small={small || undefined} aria-label={label}>
    {bars
      .toSorted((one, other) => one.startMs - other.startMs)
      .map((bar) => {
        const [left, right] = [placeOf(bar.startMs, days), placeOf(bar.endMs, days)];
        const words = `${bar.label}, ${daysInWords(bar, days.timeZone)}`;
        return (
          <li
            key={bar.id}
            className={classes['bar']}
            data-look={bar.look}
            title={words}
            style={{ insetInlineStart: `${left}%`, inlineSize: `${right - left}%` }}
          >
            <span aria-hidden className={classes['inside']}>
              {!small && <Mark bar={bar} />}
              <span className={classes['label']}>{bar.label}</span>
            </span>
            <span className={classes['words']}>{words}</span>
          </li>
        );
      })}
  </ol>
);

/** What the looks of bars mean. */
export const TrackLegend = ({ looks }: { looks: readonly TrackLook[] }) => (
  <ul className={classes['legend']} aria-label="Legend">
    {looks.map((look) => (
      <li key={look}>
        <span aria-hidden className={classes['swatch']} data-look={look} />
        {LOOK_WORDS[look]}
      </li>
    ))}
  </ul>
);
