import { localDateAt, type LocalDate } from '@tailgate/values/local-time';
import { Card, CardBody } from '#ui/layout/card.tsx';
import { ErrorState } from '#ui/feedback/error-state.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { PageButton } from '#ui/actions/page-button.tsx';
import { FormAndAside } from '#ui/pages/form-page.tsx';
import { SkeletonRows } from '#ui/feedback/skeleton.tsx';
import { SwitchField } from '#ui/fields/switch-field.tsx';
import { useNow } from '#ui/dates/use-now.ts';
import type { CalendarHabits } from '#features/appointments/index.ts';
import classes from './groomer-booking.module.css';
import { SeriesDates } from './series-dates.tsx';
import { SeriesRuleFields } from './series-rule-fields.tsx';
import { SeriesSummary } from './series-summary.tsx';
import type { BookingSession } from './session-query.ts';
import { usePreview } from './use-preview.ts';
import { useSeries } from './use-series.ts';
import { useWishes, type Wishes } from './use-wishes.ts';

interface RecurringAppointmentProps {
  readonly session: BookingSession;
  readonly timeZone: string;
  readonly habits: CalendarHabits;
  readonly first: { readonly date: LocalDate; readonly time: string; readonly minutes: number | undefined };
  readonly onPlaced: () => void;
}

const openInWords = (open: number): string =>
  open === 1 ? '1 date is not free. Move or skip it.' : `${open} dates are not free. Move or skip them.`;

const MessageLine = ({ wishes: { message, isOutside } }: { wishes: Wishes }) => {
  const facts = [
    ...(isOutside ? ['Booked also outside your hours.'] : []),
    ...(message === '' ? [] : [`Message: ${message}`]),
  ];
  return facts.length === 0 ? null : <Notice tone="info">{facts.join(' ')}</Notice>;
};

/** The same appointment again and again: a rule, every date of it, and what is done about those in the way. */
export const RecurringAppointment = ({ session, timeZone, habits, first, onPlaced }: RecurringAppointmentProps) => {
  const today = localDateAt(useNow(), timeZone);
  const [wishes, setWishes] = useWishes(session.id);
  const preview = usePreview(session.id, first, wishes.isOutside);
  const series = useSeries({ sessionId: session.id, preview, wishes, onPlaced });
  const { counts } = series;
  return (
    <FormAndAside aside={<SeriesSummary session={session} counts={counts} />}>
      <form noValidate className={classes['stack']} onSubmit={series.submit}>
        {series.problem !== undefined && <Notice tone="danger">{series.problem}</Notice>}
        <Card>
          <SeriesRuleFields
            rule={preview.rule}
            time={preview.time}
            today={today}
            habits={habits}
            onRule={(rule) => {
              series.forget();
              preview.setRule(rule);
            }}
            onTime={(time) => {
              series.forget();
              preview.setTime(time);
            }}
          />
          {preview.problem !== undefined && (
            <CardBody>
              <Notice tone="danger">{preview.problem}</Notice>
            </CardBody>
          )}
          {preview.hasFailed && <ErrorState title="The dates didn’t load" onRetry={preview.ask} />}
          {!preview.dates && preview.isAsking && <SkeletonRows rows={4} label="Loading the dates" />}
          {preview.dates && (
            <SeriesDates
              plan={series.plan}
              open={counts.open}
              isAsking={preview.isAsking}
              today={today}
              clock={habits.clock}
              onDecide={series.decide}
            />
          )}
        </Card>
        <SwitchField
          label="Tell the customer"
          description={`${session.customer.displayName} gets one message about all appointments.`}
          checked={wishes.isTold}
          onChange={(isTold) => setWishes({ ...wishes, isTold })}
        />
        <MessageLine wishes={wishes} />
        <PageButton
          busy={series.isPlacing}
          busyLabel="Booking…"
          disabled={!preview.dates || counts.open > 0 || counts.booked === 0}
          above={counts.open > 0 && <p>{openInWords(counts.open)}</p>}
        >
          {`Book ${counts.booked} ${counts.booked === 1 ? 'appointment' : 'appointments'}`}
        </PageButton>
      </form>
    </FormAndAside>
  );
};
