import { Link } from '@tanstack/react-router';
import { useWrite } from '#shell/api/use-write.ts';
import { toastFailure, toastSuccess } from '#shell/errors/toast.tsx';
import { Badge } from '#ui/badges/badge.tsx';
import { Button } from '#ui/actions/button.tsx';
import { PersonAvatar } from '#ui/avatars/person-avatar.tsx';
import { AnswerLabel } from '../answers/answer-label.tsx';
import { petNames, serviceNames } from '../appointment-words.ts';
import { keepAppointment, type Appointment } from '../appointments-query.ts';
import type { Clock } from '../calendar/appointment-event.tsx';
import { Deadline } from '../answers/deadline.tsx';
import classes from '../answers/queue.module.css';
import { TakeOverDialog, useTaking, WorkTime } from './take-over-dialog.tsx';
import { TRADING, type ReceivedTrade } from './trading-query.ts';
import { useTradeWrites } from './use-trade-writes.ts';
import { drivenWords, priceWords, workWords } from './work-words.ts';

/** An appointment that a partner offers, without its customer until it is accepted. */
export const ReceivedTradeCard = ({ trade, shown }: { trade: ReceivedTrade; shown: Clock }) => {
  const { partner, city, tradeNote, answerBy } = trade;
  return (
    <li className={classes['card']}>
      <PersonAvatar id={partner.id} name={partner.displayName} size={36} />
      <div className={classes['words']}>
        <div className={classes['top']}>
          <strong className={classes['name']}>{partner.displayName} offers</strong>
          <Deadline at={answerBy} shown={shown} />
        </div>
        <span>
          {workWords(trade)} · {city}
        </span>
        <span>
          <WorkTime work={trade} shown={shown} />
        </span>
        <span className={classes['asked']}>
          {[priceWords(trade), drivenWords(trade)].filter((part) => part !== null).join(' · ')}
        </span>
        {tradeNote !== '' && <span className={classes['note']}>“{tradeNote}”</span>}
      </div>
      <div className={classes['buttons']}>
        <TradeButtons trade={trade} shown={shown} />
      </div>
    </li>
  );
};

const TradeButtons = ({ trade, shown }: { trade: ReceivedTrade; shown: Clock }) => {
  const { decline } = useTradeWrites();
  const accept = useWrite(`PUT ${TRADING}/buyer/received-appointments/:id/accept`, {
    errors: 'inline',
    keep: keepAppointment,
    onDone: () => toastSuccess('The appointment is yours'),
  });
  const taking = useTaking({
    clock: shown.clock,
    onGone: () => toastFailure({ message: 'This trade is no longer offered.' }),
  });
  const params = { id: trade.id };
  const about = `trade of ${trade.partner.displayName}`;
  return (
    <>
      <Button look="tint" onClick={taking.open}>
        <AnswerLabel short="Accept" about={about} />
      </Button>
      <Button busy={decline.isPending} busyLabel="Declining…" onClick={() => decline.mutate({ params })}>
        <AnswerLabel short="Decline" about={about} />
      </Button>
      <TakeOverDialog
        title="Accept this trade?"
        action="Accept trade"
        busyLabel="Accepting…"
        work={trade}
        shown={shown}
        busy={accept.isPending}
        opened={taking.isOpen}
        problem={taking.problem}
        onConfirm={() => taking.take(accept.mutateAsync({ params }))}
        onClose={taking.close}
      />
    </>
  );
};

/** An offer that the partner declined; it stays here until the groomer has read it. */
export const RejectedTradeCard = ({ appointment, shown }: { appointment: Appointment; shown: Clock }) => {
  const { id, customer } = appointment;
  const { markRead } = useTradeWrites();
  const name = customer.displayName;
  return (
    <li className={classes['card']}>
      <PersonAvatar id={customer.id} name={name} size={36} />
      <div className={classes['words']}>
        <div className={classes['top']}>
          <Link to="/groomer/appointments/$orderId" params={{ orderId: id }} className={classes['name']}>
            {name}
          </Link>
          <Badge tone="rejected">Trade declined</Badge>
        </div>
        <span>
          {petNames(appointment)} · {serviceNames(appointment)}
        </span>
        <span>
          <WorkTime work={appointment} shown={shown} />
        </span>
      </div>
      <div className={classes['buttons']}>
        <Button busy={markRead.isPending} busyLabel="Saving…" onClick={() => markRead.mutate({ params: { id } })}>
          <AnswerLabel short="Mark as read" about={`trade of ${name}`} />
        </Button>
      </div>
    </li>
  );
};
