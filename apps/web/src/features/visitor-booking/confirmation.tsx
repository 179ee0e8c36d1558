import { BellRing, CalendarPlus, MessageSquareText, Wallet } from 'lucide-react';
import { useDownload } from '#shell/api/use-download.ts';
import { Button, ButtonLink } from '#ui/actions/button.tsx';
import { Card, CardBody } from '#ui/layout/card.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { PersonAvatar } from '#ui/avatars/person-avatar.tsx';
import { Deadline } from '#ui/dates/deadline.tsx';
import { Row, RowIcon, Rows } from '#ui/layout/rows.tsx';
import { providerInWords, providerName } from '#ui/words/provider-name.ts';
import type { ChosenTime, OrderingSession } from './visitor-booking-query.ts';
import { cancelDeadline, instantInWords, namesInWords } from './visitor-booking-words.ts';
import classes from './visitor-booking.module.css';

type Placed = NonNullable<OrderingSession['placed']>;

interface ConfirmationProps {
  readonly session: OrderingSession;
  readonly placed: Placed;
  readonly chosen: ChosenTime;
}

const CalendarButton = ({ orderId }: { orderId: string }) => {
  const download = useDownload('GET /v2/service-appointment/customer/appointments/:id/calendar-file');
  return (
    <Button
      icon={<CalendarPlus size={18} aria-hidden />}
      busy={download.isPending}
      busyLabel="Downloading…"
      onClick={() =>
        download.mutate({ filename: 'appointment.ics', input: { params: { id: orderId }, query: { download: '1' } } })
      }
    >
      Add to calendar
    </Button>
  );
};

/** After the order: what was asked for, and what happens next. */
export const Confirmation = ({ session, placed, chosen }: ConfirmationProps) => {
  const groomer = chosen.provider.displayName;
  const isSure = placed.status === 'accepted';
  return (
    <div className={classes['stack']}>
      <Notice tone="success">
        {isSure ? `${groomer} is booked.` : `Your request is sent to ${groomer}. The time is kept for you.`}
      </Notice>
      <Card>
        <Rows label="Appointment">
          <Row
            lead={
              <PersonAvatar
                id={chosen.provider.id}
                name={providerName(chosen.provider)}
                photoUrl={chosen.provider.profilePicture?.url ?? null}
              />
            }
            title={instantInWords(placed.appointmentStart, chosen.timeZone)}
            meta={`${providerInWords(chosen.provider)} · ${namesInWords(session.pets.map(({ name }) => name))}`}
          />
        </Rows>
        <CardBody>
          <CalendarButton orderId={placed.id} />
        </CardBody>
      </Card>
      <Card title="What happens next">
        <Rows label="What happens next">
          {!isSure && (
            <Row
              lead={<RowIcon icon={MessageSquareText} />}
              title={`${groomer} answers your request`}
              meta="We text you as soon as it is accepted."
            />
          )}
          <Row
            lead={<RowIcon icon={BellRing} />}
            title="We remind you"
            meta="Before the appointment, and when the groomer is on the way."
          />
          <Row
            lead={<RowIcon icon={Wallet} />}
            title="You pay after the appointment"
            meta={<Deadline {...cancelDeadline(chosen, { isAccepted: isSure })} />}
          />
        </Rows>
      </Card>
      <ButtonLink look="filled" to="/customer">
        Go to my appointments
      </ButtonLink>
    </div>
  );
};
