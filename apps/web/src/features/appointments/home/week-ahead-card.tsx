import { VisuallyHidden } from '@mantine/core';
import { localDateAt } from '@tailgate/values/local-time';
import { Link } from '@tanstack/react-router';
import { TreePalm } from 'lucide-react';
import { ButtonLink } from '#ui/actions/button.tsx';
import { Card } from '#ui/layout/card.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { LoadingState } from '#ui/feedback/loading-state.tsx';
import { useNow } from '#ui/dates/use-now.ts';
import { ZoneDot } from '#ui/badges/zone-dot.tsx';
import { lookOf } from '../appointment-words.ts';
import type { Clock } from '../calendar/appointment-event.tsx';
import { shortDate, type CalendarHabits } from '../calendar/calendar-days.ts';
import { useWeeks } from './use-weeks.ts';
import classes from './week-ahead.module.css';
import { axisOf, blocksOf, freeHours, placeOn, windowsOf, type Block, type PlannedDay } from './week-ahead.ts';

interface WeekAheadCardProps {
  readonly timeZone: string;
  readonly habits: CalendarHabits;
  /** From today on; undefined until they are known. */
  readonly plans: readonly PlannedDay[] | undefined;
  readonly planQueries: Parameters<typeof LoadingState>[0]['of'];
}

const counted = (count: number) => (count === 1 ? '1 stop' : `${count} stops`);

/** The next seven days: what is booked, by status, and how much is still free. */
export const WeekAheadCard = ({ timeZone, habits, plans, planQueries }: WeekAheadCardProps) => {
  const now = useNow();
  const today = localDateAt(now, timeZone);
  const { byDay, months } = useWeeks({ today, timeZone, firstDay: habits.firstDayOfWeek });
  const shown = { timeZone, clock: habits.clock, now };
  const days = plans?.filter(({ date }) => date > today).slice(0, 7);
  if (!days || !byDay)
    return (
      <Card title="Week ahead">
        <LoadingState what="your week" of={[...planQueries, ...months]} rows={2} />
      </Card>
    );
  const drawn = days.map((day) => {
    const blocks = blocksOf(byDay.get(day.date) ?? [], timeZone);
    return { day, blocks, free: freeHours(day, blocks) };
  });
  const blocks = drawn.flatMap((one) => one.blocks);
  if (blocks.length === 0 && days.every(({ windows, isOff }) => windows.length === 0 && !isOff)) return <NoHours />;
  const axis = axisOf(days, blocks);
  const free = drawn.reduce((sum, one) => sum + one.free, 0);
  return (
    <Card
      title="Week ahead"
      aside={
        <>
          <Legend blocks={blocks} shown={shown} />
          <span className={classes['sum']}>
            <strong>{counted(blocks.length)}</strong> · {free} hr free
          </span>
        </>
      }
    >
      <ul className={classes['days']} aria-label="Next seven days">
        {drawn.map((one) => (
          <li key={one.day.date}>
            <Day {...one} axis={axis} shown={shown} />
          </li>
        ))}
      </ul>
    </Card>
  );
};

const NoHours = () => (
  <Card title="Week ahead">
    <EmptyState
      title="No open days"
      action={
        <ButtonLink to="/groomer/account/availability" look="tint">
          Set your hours
        </ButtonLink>
      }
    >
      Customers can book you once you set your hours.
    </EmptyState>
  </Card>
);

/** Only the statuses that are drawn. */
const Legend = ({ blocks, shown }: { blocks: readonly Block[]; shown: Clock }) => {
  const looks = new Map(
    blocks.map(({ appointment }) => {
      const { tone, word } = lookOf(appointment, shown.now, shown.timeZone);
      return [tone, word];
    }),
  );
  if (looks.size === 0) return null;
  return (
    <ul className={classes['legend']} aria-label="Statuses">
      {[...looks].map(([tone, word]) => (
        <li key={tone}>
          <span className={classes['swatch']} data-tone={tone} aria-hidden />
          {word}
        </li>
      ))}
    </ul>
  );
};

interface DayProps {
  readonly day: PlannedDay;
  readonly blocks: readonly Block[];
  readonly free: number;
  readonly axis: Parameters<typeof placeOn>[0];
  readonly shown: Clock;
}

const Day = ({ day, blocks, free, axis, shown }: DayProps) => {
  const { date, isOff, windows, zones } = day;
  const [weekday = ''] = shortDate(date).split(',');
  const isAway = isOff || windows.length === 0;
  return (
    <Link to="/groomer/appointments" search={{ view: 'day', date }} className={classes['day'] ?? ''}>
      <span className={classes['head']}>
        <span>
          {weekday} <strong>{Number(date.slice(8))}</strong>
        </span>
        {!isAway && (
          <span className={classes['zones']}>
            {zones.map(({ name, color }) => (
              <ZoneDot key={name} color={color} />
            ))}
            <VisuallyHidden>{zones.map(({ name }) => name).join(', ')}</VisuallyHidden>
          </span>
        )}
      </span>
      <span className={classes['track']} data-off={isOff || undefined} aria-hidden>
        {windowsOf(day).map((window) => (
          <span key={window.from} className={classes['window']} style={placeOn(axis, window)} />
        ))}
        {isOff && blocks.length === 0 && <TreePalm size={16} />}
        {blocks.map((block) => (
          <span
            key={block.appointment.id}
            className={classes['block']}
            data-tone={lookOf(block.appointment, shown.now, shown.timeZone).tone}
            style={placeOn(axis, block)}
          />
        ))}
      </span>
      <span className={classes['foot']}>
        {(!isAway || blocks.length > 0) && <strong>{counted(blocks.length)}</strong>}
        <Free isOff={isOff} isAway={isAway} free={free} />
      </span>
    </Link>
  );
};

const Free = ({ isOff, isAway, free }: { isOff: boolean; isAway: boolean; free: number }) => {
  if (isOff) return <strong>Time off</strong>;
  if (isAway) return <span>Not working</span>;
  return free === 0 ? <span data-full>Full</span> : <span>{free} hr free</span>;
};
