import { useMediaQuery } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import type { LocalDate } from '@tailgate/values/local-time';
import { CarFront } from 'lucide-react';
import { useState } from 'react';
import { Button, ButtonLink } from '#ui/actions/button.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { LoadingState } from '#ui/feedback/loading-state.tsx';
import { LaneGrid } from '#ui/lanes/lane-grid.tsx';
import { LaneLegend } from '#ui/lanes/lane-parts.tsx';
import { Card } from '#ui/layout/card.tsx';
import type { Days, Now } from '#shell/periods/period.ts';
import { BlockVanDialog } from './block-van-dialog.tsx';
import { CalendarFind } from './calendar-find.tsx';
import { CalendarHead } from './calendar-head.tsx';
import { lanesOf, vanOfLane } from './calendar-lanes.tsx';
import { everyDay, shownDays, type CalendarPlace } from './calendar-place.ts';
import { scheduleQuery, VANS_A_PAGE, type Schedule, type VanDay } from './calendar-query.ts';
import classes from './calendar.module.css';
import { PhoneDay } from './phone-day.tsx';
import { VanDayPanel } from './van-day-panel.tsx';

interface FleetCalendarProps {
  readonly place: CalendarPlace;
  readonly now: Now;
  readonly onPlace: (change: Partial<CalendarPlace>, how?: { readonly replace: boolean }) => void;
}

const LEGEND = ['assigned', 'temporary', 'rental', 'work', 'service', 'block'] as const;

/** Every van of the fleet by day: who has it, and what it is used for. A phone shows one day at a time. */
export const FleetCalendar = ({ place, now: { today, firstDay }, onPlace }: FleetCalendarProps) => {
  const isNarrow = !useMediaQuery('(min-width: 600px)', true, { getInitialValueInEffect: false });
  const [blocking, setBlocking] = useState<VanDay | null>(null);
  const days = shownDays(isNarrow ? { ...place, view: 'week' } : place, firstDay);
  const schedule = useQuery(scheduleQuery(place, days));
  const { data } = schedule;
  const open = (vehicleId: string, date: LocalDate) => onPlace({ opened: { vehicleId, date } });
  const opened = data?.items.find(({ vehicle }) => vehicle.id === place.opened?.vehicleId)?.vehicle;
  return (
    <div className={classes['calendar']}>
      <CalendarFind place={place} counts={data?.counts} onPlace={onPlace} />
      <Card>
        <CalendarHead place={place} days={days} today={today} onPlace={onPlace} hasViews={!isNarrow} />
        {data ? (
          <Vans {...{ data, place, days, today, isNarrow, open, onPlace }} />
        ) : (
          <LoadingState what="your calendar" of={[schedule]} rows={6} />
        )}
      </Card>
      {!isNarrow && <LaneLegend kinds={LEGEND} />}
      <VanDayPanel
        opened={blocking === null ? place.opened : null}
        name={opened?.name ?? 'Van'}
        onClose={() => onPlace({ opened: null })}
        onBlock={setBlocking}
      />
      <BlockVanDialog day={blocking} today={today} onClose={() => setBlocking(null)} />
    </div>
  );
};

interface VansProps extends Pick<FleetCalendarProps, 'place' | 'onPlace'> {
  readonly data: Schedule;
  readonly days: Days;
  readonly today: LocalDate;
  readonly isNarrow: boolean;
  readonly open: (vehicleId: string, date: LocalDate) => void;
}

const Vans = ({ data, place, days, today, isNarrow, open, onPlace }: VansProps) => {
  if (data.items.length === 0) return <NoVans {...{ place, onPlace }} />;
  const captions = new Map(data.withDriver.map(({ date, count, of }) => [date, `${count} of ${of}`]));
  return (
    <>
      {isNarrow ? (
        <PhoneDay
          schedule={data}
          days={days}
          date={place.date}
          today={today}
          onDay={(date) => onPlace({ date }, { replace: true })}
          onOpen={(vehicleId) => open(vehicleId, place.date)}
        />
      ) : (
        <LaneGrid
          label="Vans by day"
          corner="Van"
          cornerCaption="With a driver"
          days={everyDay(days).map((date) => {
            const caption = captions.get(date);
            return { date, ...(caption !== undefined && { caption }) };
          })}
          today={today}
          lanes={lanesOf(data.items, days)}
          onAct={({ laneId, from }) => open(vanOfLane(laneId), from)}
        />
      )}
      <Pages total={data.total} page={place.page} onPage={(page) => onPlace({ page })} />
    </>
  );
};

const NoVans = ({ place, onPlace }: Pick<FleetCalendarProps, 'place' | 'onPlace'>) =>
  place.search === '' && place.show === 'all' ? (
    <EmptyState
      level={3}
      title="No vans yet"
      action={
        <ButtonLink look="tint" icon={<CarFront size={20} aria-hidden />} to="/fleet-owner/account/vehicles/new">
          Add your first van
        </ButtonLink>
      }
    >
      Add a van to see who has it and what it is used for.
    </EmptyState>
  ) : (
    <EmptyState
      level={3}
      title="No van matches"
      action={
        <Button look="tint" onClick={() => onPlace({ search: '', show: 'all', page: 1 })}>
          Show all vans
        </Button>
      }
    >
      No van has this name, plate or model with what you filter by.
    </EmptyState>
  );

const Pages = ({ total, page, onPage }: { total: number; page: number; onPage: (page: number) => void }) =>
  total > VANS_A_PAGE && (
    <div className={classes['pages']}>
      <span>
        {(page - 1) * VANS_A_PAGE + 1}–{Math.min(page * VANS_A_PAGE, total)} of {total}
      </span>
      <Button compact disabled={page === 1} onClick={() => onPage(page - 1)}>
        Previous
      </Button>
      <Button compact disabled={page * VANS_A_PAGE >= total} onClick={() => onPage(page + 1)}>
        Next
      </Button>
    </div>
  );
