import { addDays, type LocalDate } from '@tailgate/values/local-time';
import { CircleDashed, Lock, Wrench } from 'lucide-react';
import { PersonAvatar } from '#ui/avatars/person-avatar.tsx';
import { useNow } from '#ui/dates/use-now.ts';
import { Card } from '#ui/layout/card.tsx';
import { shortDay, shortSpan } from '../track/day-words.ts';
import { Track, TrackLegend } from '../track/track.tsx';
import { custodyBars, daysOf, edgesOf, placeOf, serviceBars, trackOf, type TrackDays } from '../track/track-spans.ts';
import type { VanRecord } from './record-query.ts';
import { startInWords, upcomingAmount, upcomingNote, upcomingTitle } from './record-words.ts';
import classes from './record.module.css';

/** When a document of the van ends. */
export interface Expiry {
  readonly name: string;
  readonly expiresOn: string;
}

interface CustodyCardProps {
  readonly record: VanRecord;
  /** The document that ends first among those that are shown as wrong. */
  readonly expiry: Expiry | null;
}

/** Six weeks of a van: who holds it, what is booked in it and when it is in service; then what is now and next. */
export const CustodyCard = ({ record, expiry }: CustodyCardProps) => {
  const days = trackOf(record.from, record.to, record.timeZone);
  return (
    <Card title="Custody" aside={<span className={classes['quiet']}>{shortSpan(record.from, record.to)}</span>}>
      <div className={classes['legend']}>
        <TrackLegend looks={['assigned', 'temporary', 'rental', 'service', 'owner']} />
      </div>
      {/* Weeks need their room: on a phone they are moved sideways inside of the card. */}
      <div className={classes['scroll']} role="region" aria-label="Six weeks" tabIndex={0}>
        <div className={classes['weeks']}>
          <WeekHeads days={days} />
          <div className={classes['lanes']}>
            <Lines days={days} expiry={expiry} />
            <span className={classes['laneName']}>Held by</span>
            <Track label="Held by" bars={custodyBars(record.custody, days)} days={days} />
            <span className={classes['laneName']}>Booked</span>
            <BookedDays record={record} days={days} expiry={expiry} />
            <span className={classes['laneName']}>Service</span>
            <Track small label="Service" bars={serviceBars(record.service, days)} days={days} />
          </div>
          {expiry && <ExpiryNote days={days} expiry={expiry} />}
        </div>
      </div>
      <Upcoming record={record} />
    </Card>
  );
};

const WeekHeads = ({ days }: { days: TrackDays }) => (
  <div className={classes['heads']} aria-hidden>
    <span />
    {Array.from({ length: Math.ceil(days.count / 7) }, (_, week) => (
      <span key={week}>{shortDay(addDays(days.from, week * 7))}</span>
    ))}
  </div>
);

/** A document counts on the day it expires. */
const endOf = ({ expiresOn }: Expiry, { timeZone }: TrackDays): number =>
  edgesOf({ from: addDays(expiresOn as LocalDate, 1), count: 0, timeZone }).startMs;

const isShown = (atMs: number, days: TrackDays): boolean => {
  const { startMs, endMs } = edgesOf(days);
  return atMs > startMs && atMs < endMs;
};

/** Today in red, and where a document ends, dashed. */
const Lines = ({ days, expiry }: { days: TrackDays; expiry: Expiry | null }) => {
  const now = useNow().getTime();
  const end = expiry && endOf(expiry, days);
  return (
    <span aria-hidden className={classes['lines']}>
      {daysOf(days)
        .filter((_, at) => at % 7 === 0)
        .map((date, at) => (
          <i key={date} data-line="week" style={{ insetInlineStart: `${((at * 7) / days.count) * 100}%` }} />
        ))}
      <i data-line="today" style={{ insetInlineStart: `${placeOf(now, days)}%` }}>
        <b>Today</b>
      </i>
      {end !== null && isShown(end, days) && (
        <i data-line="expiry" style={{ insetInlineStart: `${placeOf(end, days)}%` }} />
      )}
    </span>
  );
};

const ExpiryNote = ({ days, expiry }: { days: TrackDays; expiry: Expiry }) => {
  const end = endOf(expiry, days);
  if (!isShown(end, days)) return null;
  const place = placeOf(end, days);
  // Beside the line, on the side that has room.
  const style = place > 60 ? { insetInlineEnd: `${100 - place}%` } : { insetInlineStart: `${place}%` };
  return (
    <div className={classes['notes']}>
      <p style={style}>{`${expiry.name} expires ${shortDay(expiry.expiresOn)}`}</p>
    </div>
  );
};

/** How many appointments each day has; those after the end of a document are outlined in red. */
const BookedDays = ({ record, days, expiry }: { record: VanRecord; days: TrackDays; expiry: Expiry | null }) => {
  const counts = new Map(record.appointments.map(({ date, count }) => [date, count]));
  return (
    <ol
      className={classes['booked']}
      style={{ gridTemplateColumns: `repeat(${days.count}, minmax(0, 1fr))` }}
      aria-label="Booked"
    >
      {daysOf(days).map((date, at) => {
        const count = counts.get(date);
        if (count === undefined) return null;
        const isBeyond = expiry !== null && date > expiry.expiresOn;
        return (
          <li
            key={date}
            style={{ gridColumn: at + 1 }}
            data-today={date === record.today || undefined}
            data-beyond={isBeyond || undefined}
            data-past={date < record.today || undefined}
          >
            <span aria-hidden>{count}</span>
            <span className={classes['words']}>
              {shortDay(date)}: {count} booked{isBeyond ? `, after ${expiry.name.toLowerCase()} expires` : ''}
            </span>
          </li>
        );
      })}
    </ol>
  );
};

type Coming = VanRecord['upcoming'][number];

const Mark = ({ coming: { kind, driver, reason } }: { coming: Coming }) => {
  if (kind === 'custody' && reason !== 'owner' && driver)
    return <PersonAvatar id={driver.id} name={driver.name} size={32} />;
  const Icon = kind === 'maintenance' ? Wrench : Lock;
  return (
    <span className={classes['mark']} data-kind={kind}>
      <Icon size={16} aria-hidden />
    </span>
  );
};

const Upcoming = ({ record: { upcoming, timeZone } }: { record: VanRecord }) => (
  <ul className={classes['upcoming']} aria-label="Now and next">
    {!upcoming.some(({ isNow, kind }) => isNow && kind === 'custody') && (
      <li>
        <strong className={classes['when']} data-now>
          Now
        </strong>
        <span className={classes['mark']}>
          <CircleDashed size={16} aria-hidden />
        </span>
        <span className={classes['who']}>
          <strong>No driver</strong>
        </span>
      </li>
    )}
    {upcoming.map((coming) => (
      <li key={`${coming.kind} ${coming.startsAt}`}>
        <strong className={classes['when']} data-now={coming.isNow || undefined}>
          {coming.isNow ? 'Now' : startInWords(coming.startsAt, timeZone)}
        </strong>
        <Mark coming={coming} />
        <span className={classes['who']}>
          <strong>{coming.reason === 'owner' ? 'Your days' : upcomingTitle(coming)}</strong>{' '}
          <span className={classes['quiet']}>{upcomingNote(coming, timeZone)}</span>
        </span>
        <strong className={classes['amount']}>{upcomingAmount(coming)}</strong>
      </li>
    ))}
  </ul>
);
