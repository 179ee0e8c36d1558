import { MAX_VISIT_MESSAGE_LENGTH } from '@tailgate/contract/facts';
import { Repeat } from 'lucide-react';
import { ButtonLink } from '#ui/button.tsx';
import { Card, CardBody } from '#ui/card.tsx';
import { DurationField } from '#ui/duration-field.tsx';
import { FormGroup } from '#ui/form-group.tsx';
import { Notice } from '#ui/notice.tsx';
import { PageButton } from '#ui/page-button.tsx';
import { FormAndAside } from '#ui/pages/form-page.tsx';
import { SwitchField } from '#ui/switch-field.tsx';
import { TextAreaField } from '#ui/text-area-field.tsx';
import { priceInWords, startInWords, type CalendarHabits } from './booking-words.ts';
import { ChooseStart, type ChosenStart } from './choose-start.tsx';
import classes from './new-appointment.module.css';
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

/** When it is, how long it takes, and whether the customer is told. */
export const AppointmentDetails = (props: AppointmentDetailsProps) => {
  const { session, timeZone, habits, start, onStart } = props;
  const [wishes, setWishes] = useWishes(session.id);
  const { submit, problem, clear, isPlacing } = usePlacing({ ...props, wishes });
  const minutes = start.minutes ?? session.serviceTime;
  const { date, time } = start;
  return (
    <FormAndAside aside={<SessionSummary session={session} />}>
      <form noValidate className={classes['stack']} onSubmit={submit}>
        {problem !== undefined && <Notice tone="danger">{problem}</Notice>}
        <FormGroup title="Day and time">
          <DurationField
            label="Duration"
            stepMinutes={15}
            value={minutes}
            onChange={(chosen) => onStart({ ...start, minutes: chosen ?? undefined, time: undefined })}
          />
          <Card>
            <CardBody>
              <ChooseStart
                sessionId={session.id}
                minutes={minutes}
                timeZone={timeZone}
                habits={habits}
                isOutside={wishes.isOutside}
                start={start}
                onStart={(chosen) => {
                  clear();
                  onStart(chosen);
                }}
              />
            </CardBody>
          </Card>
          <SwitchField
            label="Book outside my hours"
            description="Any day and time, also outside your hours, work zones and time off. Appointments never overlap."
            checked={wishes.isOutside}
            onChange={(isOutside) => {
              setWishes({ ...wishes, isOutside });
              onStart({ ...start, time: undefined });
            }}
          />
          <RepeatLink sessionId={session.id} start={start} />
        </FormGroup>
        <FormGroup title="Customer">
          <CustomerFields wishes={wishes} onWishes={setWishes} />
        </FormGroup>
        <PageButton
          busy={isPlacing}
          busyLabel="Booking…"
          above={
            <p className={classes['estimate']}>{priceInWords(session.minPrice, session.maxPrice, session.currency)}</p>
          }
        >
          {date !== undefined && time !== undefined
            ? `Book ${startInWords(date, time, habits.clock)}`
            : 'Book appointment'}
        </PageButton>
      </form>
    </FormAndAside>
  );
};
