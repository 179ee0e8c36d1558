import { centsOf, showMoney } from '@tailgate/values/money';
import { useQuery } from '@tanstack/react-query';
import {
  CalendarClock,
  CalendarPlus,
  CalendarX,
  CircleDollarSign,
  Clock,
  Navigation,
  ReceiptText,
  Scissors,
  ShoppingBag,
  Star,
} from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useDownload } from '#shell/api/use-download.ts';
import { PageHeader } from '#shell/layouts/page-header.tsx';
import { Badge } from '#ui/badges/badge.tsx';
import { Button, ButtonLink } from '#ui/actions/button.tsx';
import { Card, CardBody } from '#ui/layout/card.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { LoadingState } from '#ui/feedback/loading-state.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { DashboardColumn } from '#ui/pages/dashboard-page.tsx';
import { PersonAvatar } from '#ui/avatars/person-avatar.tsx';
import { PetAvatar } from '#ui/avatars/pet-avatar.tsx';
import { Row, RowIcon, RowLink, Rows } from '#ui/layout/rows.tsx';
import { useNow } from '#ui/dates/use-now.ts';
import { durationInWords } from '#ui/words/duration.ts';
import { minutesOf } from '../appointment-words.ts';
import { isGone } from '../appointments-query.ts';
import { CancelDialog } from './cancel-dialog.tsx';
import { AppointmentHelp, ContactCard } from './contact-card.tsx';
import { OwnMoveDialog } from './move-dialog.tsx';
import { OWN, ownAppointmentQuery, type OwnAppointment } from './own-query.ts';
import {
  canceledWords,
  cancelPolicyWords,
  dayWords,
  feeNameOf,
  liveOf,
  ownLook,
  petsOf,
  priceOf,
  spanWords,
} from './own-words.ts';
import classes from './own.module.css';
import { PlaceCard } from './place-card.tsx';
import { ProposalAnswers } from './proposal-answers.tsx';
import { ReceiptDialog } from './receipt-dialog.tsx';
import { waitingOf } from './waiting-words.ts';

const BACK = { to: '/customer/appointments', label: 'Bookings' } as const;

export const OwnHeader = ({ id }: { id: string }) => {
  const { data } = useQuery(ownAppointmentQuery(id));
  if (!data) return <PageHeader title="Appointment" back={BACK} />;
  const { tone, word } = ownLook(data);
  return (
    <PageHeader
      title={dayWords(data)}
      back={BACK}
      lead={
        <span className={classes['lead']}>
          <strong>{spanWords(data)}</strong>
          <Badge tone={tone}>{word}</Badge>
        </span>
      }
    />
  );
};

interface OwnDetailProps {
  readonly id: string;
  /** What is paid after the visit is another feature’s. */
  readonly tip: (appointment: OwnAppointment) => ReactNode;
}

/** One appointment of the customer: its state, what can be done, and what was or will be done. */
export const OwnDetail = ({ id, tip }: OwnDetailProps) => {
  const appointment = useQuery(ownAppointmentQuery(id));
  const { data } = appointment;
  if (!data)
    return (
      <DashboardColumn span={12}>
        <Card>
          {isGone(appointment.error) ? (
            <EmptyState level={2} title="Appointment not found">
              Log in with the account that booked it.
            </EmptyState>
          ) : (
            <LoadingState what="this appointment" of={[appointment]} rows={6} />
          )}
        </Card>
      </DashboardColumn>
    );
  return (
    <>
      <DashboardColumn span={8} next>
        <StateNotice appointment={data} />
        <ContactCard appointment={data} />
        <ServicesCard appointment={data} />
        <ReportCards appointment={data} />
        {tip(data)}
        <ReviewCard appointment={data} />
      </DashboardColumn>
      <DashboardColumn span={4}>
        <ActionsCard appointment={data} />
        <AppointmentHelp appointment={data} />
        {data.status === 'complete' && (
          <ButtonLink to="/customer/order/$orderId/pets" params={{ orderId: id }} look="filled">
            Book again
          </ButtonLink>
        )}
        <CalendarButton appointment={data} />
        <PlaceCard appointment={data} />
      </DashboardColumn>
    </>
  );
};

const endedWords = (appointment: OwnAppointment): string | null => {
  const { status, reason, isNoShow, serviceProvider, total } = appointment;
  const name = serviceProvider.displayName;
  if (isNoShow) return `${name} came, and nobody was there.`;
  if (status === 'cancelled' && (total !== null || reason === null)) return canceledWords(appointment);
  if (reason === null) return null;
  if (status === 'cancelled') return `Canceled: ${reason}`;
  return status === 'rejected' ? `${name} declined: ${reason}` : null;
};

const LIVE_ICONS = { started: Scissors, onTheWay: Navigation, late: Clock } as const;

const StateNotice = ({ appointment }: { appointment: OwnAppointment }) => {
  const live = liveOf(appointment, useNow());
  const waiting = waitingOf(appointment);
  const ended = endedWords(appointment);
  const LiveIcon = live ? LIVE_ICONS[live.kind] : Clock;
  return (
    <>
      {live && (
        <p className={classes['live']} data-live={live.kind} role="status">
          <LiveIcon size={20} aria-hidden />
          <strong>{live.words}</strong>
          <span>{live.aside}</span>
        </p>
      )}
      {ended !== null && <Notice tone="info">{ended}</Notice>}
      {waiting && (
        <Notice tone={waiting.isOurs ? 'warning' : 'info'}>
          <div className={classes['stack']}>
            {waiting.words}
            {waiting.isOurs && (
              <div className={classes['actions']}>
                <ProposalAnswers appointment={appointment} look="filled" />
              </div>
            )}
          </div>
        </Notice>
      )}
    </>
  );
};

const ServicesCard = ({ appointment }: { appointment: OwnAppointment }) => {
  const [isOpen, setIsOpen] = useState(false);
  const { petServices, upsells, serviceProvider, total, currency, id } = appointment;
  const feeName = feeNameOf(appointment);
  return (
    <Card title="Services" aside={feeName === null && <strong>{priceOf(appointment)}</strong>}>
      <Rows label="Services">
        {petServices.map(({ petId, petName, kind, photo, serviceName, addOns, minutes }, at) => (
          <Row
            key={`${petId}.${at}`}
            lead={<PetAvatar id={petId} kind={kind} photoUrl={photo?.sizes.thumbnail ?? null} />}
            title={petName}
            meta={[serviceName, ...addOns].join(', ')}
            aside={durationInWords(minutes)}
          />
        ))}
        {upsells.map(({ name, quantity, total: cost }, at) => (
          <Row
            key={`${name}.${at}`}
            lead={<RowIcon icon={ShoppingBag} />}
            title={quantity === 1 ? name : `${name} × ${quantity}`}
            meta="Product"
            aside={showMoney(centsOf(cost), currency)}
          />
        ))}
        <Row
          lead={<PersonAvatar id={serviceProvider.id} name={serviceProvider.displayName} size={44} />}
          title={serviceProvider.displayName}
          meta={`Groomer · ${durationInWords(minutesOf(appointment))} in all`}
        />
        {feeName !== null && total !== null && (
          <Row
            lead={<RowIcon icon={CircleDollarSign} />}
            title={feeName}
            aside={<strong>{showMoney(centsOf(total), currency)}</strong>}
          />
        )}
      </Rows>
      {total !== null && (
        <CardBody>
          <Button icon={<ReceiptText size={18} aria-hidden />} onClick={() => setIsOpen(true)}>
            View receipt
          </Button>
          <ReceiptDialog id={id} opened={isOpen} onClose={() => setIsOpen(false)} />
        </CardBody>
      )}
    </Card>
  );
};

const ReportCards = ({ appointment }: { appointment: OwnAppointment }) => {
  const pets = petsOf(appointment).filter(({ id }) => appointment.reportCardPetIds.includes(id));
  if (pets.length === 0) return null;
  return (
    <Card title="Report cards">
      <Rows label="Report cards">
        {pets.map(({ id, name, kind, photoUrl }) => (
          <RowLink
            key={id}
            to="/customer/report-cards/$orderId/$petId"
            params={{ orderId: appointment.id, petId: id }}
            lead={<PetAvatar id={id} kind={kind} photoUrl={photoUrl} />}
            title={`${name}’s report card`}
          />
        ))}
      </Rows>
    </Card>
  );
};

/** A completed visit is reviewed once; what was said can be read and changed there too. */
const ReviewCard = ({ appointment }: { appointment: OwnAppointment }) => {
  const { id, status, isNoShow, review, serviceProvider } = appointment;
  if (status !== 'complete' || isNoShow) return null;
  return (
    <Card>
      <Rows label="Review">
        <RowLink
          to="/customer/reviews/$orderId"
          params={{ orderId: id }}
          lead={<RowIcon icon={Star} />}
          title={review ? 'Your review' : 'Review your visit'}
          meta={review ? `${review.rating} of 5 stars` : `Tell others how ${serviceProvider.displayName} did.`}
        />
      </Rows>
    </Card>
  );
};

const ActionsCard = ({ appointment }: { appointment: OwnAppointment }) => {
  const [opened, setOpened] = useState<'move' | 'cancel' | null>(null);
  const { can } = appointment;
  const canCancel = can.withdraw || can.askToCancel;
  if (!can.askToMove && !canCancel) return null;
  const close = () => setOpened(null);
  return (
    <Card title="Changes">
      <CardBody>
        <div className={classes['stack']}>
          {can.askToMove && (
            <Button look="filled" icon={<CalendarClock size={18} aria-hidden />} onClick={() => setOpened('move')}>
              Move appointment
            </Button>
          )}
          {canCancel && (
            <Button look="danger" icon={<CalendarX size={18} aria-hidden />} onClick={() => setOpened('cancel')}>
              {can.withdraw ? 'Cancel appointment' : 'Ask to cancel'}
            </Button>
          )}
          <p className={classes['small']}>{cancelPolicyWords(appointment)}</p>
        </div>
      </CardBody>
      <OwnMoveDialog appointment={appointment} opened={opened === 'move'} onClose={close} />
      <CancelDialog appointment={appointment} opened={opened === 'cancel'} onClose={close} />
    </Card>
  );
};

/** For what is going to happen. */
const CalendarButton = ({ appointment: { id, status } }: { appointment: OwnAppointment }) => {
  const download = useDownload(`GET ${OWN}/:id/calendar-file`);
  if (status !== 'accepted' && status !== 'in_trade') return null;
  return (
    <Button
      icon={<CalendarPlus size={18} aria-hidden />}
      busy={download.isPending}
      busyLabel="Preparing…"
      onClick={() =>
        download.mutate({ filename: 'appointment.ics', input: { params: { id }, query: { download: '1' } } })
      }
    >
      Add to calendar
    </Button>
  );
};
