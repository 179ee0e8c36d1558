import { centsOf, showMoney } from '@tailgate/values/money';
import { useQuery } from '@tanstack/react-query';
import { CalendarClock, CalendarPlus, CalendarX, CircleDollarSign, ReceiptText, ShoppingBag, Star } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useDownload } from '#shell/api/use-download.ts';
import { PageHeader } from '#shell/layouts/page-header.tsx';
import { Badge } from '#ui/badges/badge.tsx';
import { Button, ButtonLink } from '#ui/actions/button.tsx';
import { Card, CardBody } from '#ui/layout/card.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { LoadingState } from '#ui/feedback/loading-state.tsx';
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
import { cancelPolicyWords, dayWords, feeNameOf, mostWords, ownLook, petsOf, priceOf, spanWords } from './own-words.ts';
import classes from './own.module.css';
import { PlaceCard } from './place-card.tsx';
import { ReceiptDialog } from './receipt-dialog.tsx';
import { StateNotice } from './state-notice.tsx';

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
  /** What the customer has to confirm, and what is paid after the visit, are another feature’s. */
  readonly toConfirm: (appointment: OwnAppointment) => ReactNode;
  readonly tip: (appointment: OwnAppointment) => ReactNode;
}

/** One appointment of the customer: its state, what can be done, and what was or will be done. */
export const OwnDetail = ({ id, toConfirm, tip }: OwnDetailProps) => {
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
        {toConfirm(data)}
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

const ServicesCard = ({ appointment }: { appointment: OwnAppointment }) => {
  const [isOpen, setIsOpen] = useState(false);
  const { petServices, upsells, serviceProvider, total, currency, id } = appointment;
  const feeName = feeNameOf(appointment);
  const most = mostWords(appointment, useNow());
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
      {most !== null && (
        <CardBody>
          <p className={classes['small']}>{most}</p>
        </CardBody>
      )}
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
  const { can, toConfirm } = appointment;
  const canCancel = can.withdraw || can.askToCancel;
  const policy = cancelPolicyWords(appointment, useNow());
  if (!can.askToMove && !canCancel) return null;
  const close = () => setOpened(null);
  return (
    <Card title="Changes">
      <CardBody>
        <div className={classes['stack']}>
          {can.askToMove && (
            <Button
              look={toConfirm === null ? 'filled' : 'outline'}
              icon={<CalendarClock size={18} aria-hidden />}
              onClick={() => setOpened('move')}
            >
              Move appointment
            </Button>
          )}
          {canCancel && (
            <Button look="danger" icon={<CalendarX size={18} aria-hidden />} onClick={() => setOpened('cancel')}>
              {can.withdraw ? 'Cancel appointment' : 'Ask to cancel'}
            </Button>
          )}
          {policy !== null && <p className={classes['small']}>{policy}</p>}
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
