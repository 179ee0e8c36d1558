import { showDateWithWeekday } from '@tailgate/values/date-text';
import { CalendarCheck, CalendarX } from 'lucide-react';
import { ButtonLink } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { LoadingState } from '#ui/loading-state.tsx';
import { Facts, Row, RowIcon, Rows } from '#ui/rows.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { timeReader, type CalendarHabits } from '../clock.ts';
import { usePlans } from './use-plans.ts';

const SHOWN = 5;

/** The next days on which customers can book. */
export const OpenDaysCard = ({ habits }: { habits: CalendarHabits }) => {
  const { plans, queries } = usePlans();
  const read = timeReader(habits.clock);
  const open = plans?.days.filter(({ windows }) => windows.length > 0).slice(0, SHOWN);
  return (
    <Card title="Next open days" aside={<TextLink to="/groomer/account/schedule">Open schedule</TextLink>}>
      {!open && <LoadingState what="your days" of={queries} rows={SHOWN} />}
      {open?.length === 0 && (
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
      )}
      {open && open.length > 0 && (
        <Rows label="Next open days">
          {open.map(({ date, isToday, windows, zones }) => (
            <Row
              key={date}
              lead={<RowIcon icon={zones.length > 0 ? CalendarCheck : CalendarX} />}
              title={isToday ? 'Today' : showDateWithWeekday(date).replace(/, \d{4}$/, '')}
              meta={
                <Facts>
                  {[
                    windows.map(({ start, end }) => `${read(start)} – ${read(end)}`).join(', '),
                    zones.map(({ name }) => name).join(', ') || 'No work zone on this day',
                  ]}
                </Facts>
              }
            />
          ))}
        </Rows>
      )}
    </Card>
  );
};
