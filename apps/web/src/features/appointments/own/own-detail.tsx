import { useQuery } from '@tanstack/react-query';
import { CalendarClock } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { PageHeader } from '#shell/layouts/page-header.tsx';
import { Button, ButtonLink, type Look } from '#ui/actions/button.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { LoadingState } from '#ui/feedback/loading-state.tsx';
import { Card } from '#ui/layout/card.tsx';
import { isGone } from '../appointments-query.ts';
import { AppointmentHelp, ContactCard } from './contact-card.tsx';
import { OwnMoveDialog } from './move-dialog.tsx';
import { ChangesCard, ReportCards, ReviewCard } from './own-cards.tsx';
import { OwnOutcomeCard } from './own-outcome-card.tsx';
import { ownAppointmentQuery, type OwnAppointment } from './own-query.ts';
import { dayWords, petNamesOf, priceOf, spanWords } from './own-words.ts';
import classes from './own.module.css';
import { PlaceCard } from './place-card.tsx';
import { ServicesCard } from './services-card.tsx';

const BACK = { to: '/customer/appointments', label: 'Bookings' } as const;

export const OwnHeader = ({ id }: { id: string }) => {
  const { data } = useQuery(ownAppointmentQuery(id));
  if (!data) return <PageHeader title="Appointment" back={BACK} />;
  return (
    <PageHeader
      title={dayWords(data)}
      back={BACK}
      lead={
        <span className={classes['lead']}>
          <strong>{spanWords(data)}</strong>
          <span>{petNamesOf(data)}</span>
        </span>
      }
    />
  );
};

/** While it loads, or where there is none. */
export const OwnLoading = ({ id }: { id: string }) => {
  const appointment = useQuery(ownAppointmentQuery(id));
  return (
    <Card>
      {isGone(appointment.error) ? (
        <EmptyState level={2} title="Appointment not found">
          Log in with the account that booked it.
        </EmptyState>
      ) : (
        <LoadingState what="this appointment" of={[appointment]} rows={6} />
      )}
    </Card>
  );
};

interface Part {
  readonly id: string;
  readonly column: 'main' | 'side';
  readonly content: ReactNode;
}

/** In the order in which a phone needs them; the tip is another feature’s. */
export const ownPartsOf = (appointment: OwnAppointment, tip: ReactNode): readonly Part[] => {
  const services: Part = { id: 'services', column: 'main', content: <ServicesCard appointment={appointment} /> };
  const around: readonly Part[] = [
    { id: 'contact', column: 'side', content: <ContactCard appointment={appointment} /> },
    { id: 'help', column: 'side', content: <AppointmentHelp appointment={appointment} /> },
    { id: 'place', column: 'side', content: <PlaceCard appointment={appointment} /> },
  ];
  if (appointment.total === null && appointment.status !== 'complete')
    return [services, { id: 'changes', column: 'side', content: <ChangesCard appointment={appointment} /> }, ...around];
  return [
    { id: 'outcome', column: 'main', content: <OwnOutcomeCard appointment={appointment} /> },
    { id: 'tip', column: 'side', content: tip },
    { id: 'review', column: 'side', content: <ReviewCard appointment={appointment} /> },
    { id: 'reportCards', column: 'main', content: <ReportCards appointment={appointment} /> },
    services,
    ...around,
  ];
};

/** What comes next, with what it costs. */
export const ownNext = (appointment: OwnAppointment) => {
  const { id, status, can, toConfirm } = appointment;
  if (status === 'complete')
    return {
      action: (
        <ButtonLink fullWidth look="filled" to="/customer/order/$orderId/pets" params={{ orderId: id }}>
          Book again
        </ButtonLink>
      ),
    };
  if (!can.askToMove) return undefined;
  // What the groomer asks to confirm comes first.
  const action = <MoveButton appointment={appointment} look={toConfirm === null ? 'filled' : 'outline'} />;
  return { about: 'Estimate before tax', sum: priceOf(appointment), action };
};

const MoveButton = ({ appointment, look }: { appointment: OwnAppointment; look: Look }) => {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button fullWidth look={look} icon={<CalendarClock size={18} aria-hidden />} onClick={() => setIsOpen(true)}>
        Move appointment
      </Button>
      <OwnMoveDialog appointment={appointment} opened={isOpen} onClose={() => setIsOpen(false)} />
    </>
  );
};
