import { MAX_VISIT_MESSAGE_LENGTH } from '@tailgate/contract/facts';
import { Repeat } from 'lucide-react';
import { ButtonLink } from '#ui/actions/button.tsx';
import { Card, CardBody } from '#ui/layout/card.tsx';
import { DurationField } from '#ui/dates/duration-field.tsx';
import { FormGroup } from '#ui/fields/form-group.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { PageButton } from '#ui/actions/page-button.tsx';
import { FormAndAside } from '#ui/pages/form-page.tsx';
import { SwitchField } from '#ui/fields/switch-field.tsx';
import { TextAreaField } from '#ui/fields/text-area-field.tsx';
import { type CalendarHabits, priceRange, startInWords } from '#features/appointments/index.ts';
import { ChooseCalendar } from './choose-calendar.tsx';
import { ChooseStart, type ChosenStart } from './choose-start.tsx';
import classes from './groomer-booking.module.css';
import type { BookingSession } from './session-query.ts';
import { SessionSummary } from './session-summary.tsx';
import { usePlacing } from './use-placing.ts';
import { useWishes, type Wishes } from './use-wishes.ts';

interface AppointmentDetailsProps {
  readonly session: BookingSession;
  readonly timeZone: string;
  readonly habits: CalendarHabits;
  /** In the address, so that reload and back keep it. */
  readonly start: ChosenStart;
  readonly onStart: (start: ChosenStart) => void;
  readonly onPlaced: () => void;
}

interface CustomerFieldsProps {
  readonly wishes: Wishes;
  readonly onWishes: (wishes: Wishes) => void;
}

const CustomerFields = ({ wishes, onWishes }: CustomerFieldsProps) => (
  <>
    <SwitchField
      label="Tell the customer"
      description="By text or email, right after you book."
      checked={wishes.isTold}
      onChange={(isTold) => onWishes({ ...wishes, isTold })}
    />
    <TextAreaField
      label="Message"
      optional
      rows={3}
      description="Saved with the appointment."
      maxLength={MAX_VISIT_MESSAGE_LENGTH}
      value={wishes.message}
      onChange={({ currentTarget }) => onWishes({ ...wishes, message: currentTarget.value })}
    />
  </>
);

const RepeatLink = ({ sessionId, start: { date, time, minutes } }: { sessionId: string; start: ChosenStart }) => {
  if (date === undefined || time === undefined) return null;
  return (
    <ButtonLink
      to="/groomer/add-customer/recurring-appointment"
      search={{ session: sessionId, date, time, ...(minutes !== undefined && { minutes: String(minutes) }) }}
      icon={<Repeat size={18} aria-hidden />}
    >
      Repeat this appointment
    </ButtonLink>
  );
};

interface OwnCalendarFieldsProps {
  readonly sessionId: string;
  readonly start: ChosenStart;
  readonly isOutside: boolean;
  readonly onOutside: (isOutside: boolean) => void;
}

/** What only the owner of a calendar may do in it. */
const OwnCalendarFields = ({ sessionId, start, isOutside, onOutside }: OwnCalendarFieldsProps) => (
  <>
    <SwitchField
      label="Book outside my hours"
      description="Any day and time, also outside your hours, work zones and time off. Appointments never overlap."
      checked={isOutside}
      onChange={onOutside}
    />
    <RepeatLink sessionId={sessionId} start={start} />
  </>
);

const bookWords = ({ date, time }: ChosenStart, isRequest: boolean, { clock }: CalendarHabits): string => {
  if (date === undefined || time === undefined) return isRequest ? 'Send request' : 'Book appointment';
  return `${isRequest ? 'Ask for' : 'Book'} ${startInWords(date, time, clock)}`;
};

/** When it is, how long it takes, and whether the customer is told. */
export const AppointmentDetails = (props: AppointmentDetailsProps) => {
  const { session, timeZone, habits, start, onStart } = props;
  const [wishes, setWishes] = useWishes(session.id);
  const partner = session.tradeServiceProvider;
  // A partner's prices and times are theirs to decide.
  const isOutside = partner === null && wishes.isOutside;
  const minutes = (partner === null ? start.minutes : undefined) ?? session.serviceTime;
  const { submit, problem, clear, isPlacing } = usePlacing({ ...props, wishes: { ...wishes, isOutside } });
  return (
    <FormAndAside aside={<SessionSummary session={session} />}>
      <form noValidate className={classes['stack']} onSubmit={submit}>
        {problem !== undefined && <Notice tone="danger">{problem}</Notice>}
        <FormGroup title="Day and time">
          <ChooseCalendar
            session={session}
            onChange={() => onStart({ date: undefined, time: undefined, minutes: undefined })}
          />
          {partner === null && (
            <DurationField
              label="Duration"
              stepMinutes={15}
              value={minutes}
              onChange={(chosen) => onStart({ ...start, minutes: chosen ?? undefined, time: undefined })}
            />
          )}
          <Card>
            <CardBody>
              <ChooseStart
                of={{ sessionId: session.id, minutes, partnerId: partner?.id }}
                timeZone={timeZone}
                habits={habits}
                isOutside={isOutside}
                start={start}
                onStart={(chosen) => {
                  clear();
                  onStart(chosen);
                }}
              />
            </CardBody>
          </Card>
          {partner === null && (
            <OwnCalendarFields
              sessionId={session.id}
              start={start}
              isOutside={isOutside}
              onOutside={(chosen) => {
                setWishes({ ...wishes, isOutside: chosen });
                onStart({ ...start, time: undefined });
              }}
            />
          )}
        </FormGroup>
        <FormGroup title="Customer">
          <CustomerFields wishes={wishes} onWishes={setWishes} />
        </FormGroup>
        <PageButton
          busy={isPlacing}
          busyLabel="Booking…"
          above={
            <p className={classes['estimate']}>{priceRange(session.minPrice, session.maxPrice, session.currency)}</p>
          }
        >
          {bookWords(start, partner !== null, habits)}
        </PageButton>
      </form>
    </FormAndAside>
  );
};
