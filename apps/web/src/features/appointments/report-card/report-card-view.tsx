import { localDateAt, localMinutesAt, showMinutes } from '@tailgate/values/local-time';
import { useQuery } from '@tanstack/react-query';
import { CalendarDays, CircleCheck, Eye, Scissors } from 'lucide-react';
import { PageHeader } from '#shell/layouts/page-header.tsx';
import { Card, CardBody } from '#ui/layout/card.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { LoadingState } from '#ui/feedback/loading-state.tsx';
import { DashboardColumn } from '#ui/pages/dashboard-page.tsx';
import { kindOf, PetAvatar } from '#ui/avatars/pet-avatar.tsx';
import { Row, RowIcon, Rows } from '#ui/layout/rows.tsx';
import { timeInWords } from '#ui/words/time-of-day.ts';
import { isGone } from '../appointments-query.ts';
import { longDate } from '../calendar/calendar-days.ts';
import { BeforeAfter } from './before-after.tsx';
import { ownAppointmentQuery, ownUpcomingQuery, type OwnAppointment } from '../own/own-query.ts';
import { reportCardQuery, type ReportCard } from './report-card-query.ts';
import { dayAt, findingOf, PART_WORDS, PARTS } from './report-card-words.ts';
import classes from './report-card.module.css';

interface OfPet {
  readonly id: string;
  readonly petId: string;
}

export const ReportCardHeader = ({ id, petId }: OfPet) => {
  const { data } = useQuery(reportCardQuery(id, petId));
  const visit = useQuery(ownAppointmentQuery(id)).data;
  return (
    <PageHeader
      title={data ? `${data.petName}’s report card` : 'Report card'}
      back={{ to: '/customer/appointments/$orderId', params: { orderId: id }, label: 'the appointment' }}
      lead={data && visit && `${data.groomerName} · ${dayAt(data.appointmentStart, visit.timeZone)}`}
    />
  );
};

/** How a pet was at its appointment, as its owner reads it. */
export const ReportCardView = ({ id, petId }: OfPet) => {
  const card = useQuery(reportCardQuery(id, petId));
  const visit = useQuery(ownAppointmentQuery(id));
  if (isGone(card.error))
    return (
      <DashboardColumn span={12}>
        <Card>
          <EmptyState level={2} title="Report card not found">
            Open the link from the message again, or log in with the account that booked the appointment.
          </EmptyState>
        </Card>
      </DashboardColumn>
    );
  if (!card.data || !visit.data)
    return (
      <DashboardColumn span={12}>
        <Card>
          <LoadingState what="the report card" of={[card, visit]} rows={6} />
        </Card>
      </DashboardColumn>
    );
  return (
    <>
      <DashboardColumn span={8}>
        <PortraitCard of={card.data} />
      </DashboardColumn>
      <DashboardColumn span={4}>
        <FindingsCard of={card.data} />
        <VisitCard petName={card.data.petName} visit={visit.data} />
      </DashboardColumn>
    </>
  );
};

/** The photos, or a drawing where there are none, and what the groomer says. */
const PortraitCard = ({ of: { petId, petName, petType, groomerName, photos, note } }: { of: ReportCard }) => (
  <Card>
    <CardBody>
      {photos.length > 0 ? (
        <BeforeAfter petName={petName} photos={photos} />
      ) : (
        <div className={classes['drawn']}>
          <PetAvatar id={petId} kind={kindOf(petType)} size={112} />
          <p>No photos this time</p>
        </div>
      )}
      {note !== '' && (
        <figure className={classes['quote']}>
          <blockquote>{note}</blockquote>
          <figcaption>{groomerName}</figcaption>
        </figure>
      )}
    </CardBody>
  </Card>
);

const FindingsCard = ({ of }: { of: ReportCard }) => {
  const findings = PARTS.flatMap((part) => {
    const finding = findingOf(part, of);
    return finding ? [{ part, ...finding }] : [];
  });
  const title = `How ${of.petName} is doing`;
  return (
    findings.length > 0 && (
      <Card title={title}>
        <Rows label={title}>
          {findings.map(({ part, words, isWell }) => (
            <Row
              key={part}
              title={PART_WORDS[part]}
              aside={
                <span className={classes['finding']} data-well={isWell || undefined}>
                  {isWell ? <CircleCheck size={18} aria-hidden /> : <Eye size={18} aria-hidden />}
                  {words}
                </span>
              }
            />
          ))}
        </Rows>
      </Card>
    )
  );
};

const ENDED: readonly OwnAppointment['status'][] = ['rejected', 'unassigned', 'cancelled', 'complete'];

/** The next one with the same groomer that the pet is part of. */
const nextOf = (upcoming: readonly OwnAppointment[], petName: string, visit: OwnAppointment) =>
  upcoming.find(
    ({ status, serviceProvider, petServices }) =>
      !ENDED.includes(status) &&
      serviceProvider.id === visit.serviceProvider.id &&
      petServices.some((service) => service.petName === petName),
  );

const whenOf = ({ appointmentStart, timeZone }: OwnAppointment): string => {
  const start = new Date(appointmentStart);
  const time = timeInWords(showMinutes(localMinutesAt(start, timeZone)));
  return `${longDate(localDateAt(start, timeZone))}, ${time}`;
};

const VisitCard = ({ petName, visit }: { petName: string; visit: OwnAppointment }) => {
  const upcoming = useQuery(ownUpcomingQuery).data;
  const next = upcoming && nextOf(upcoming.items, petName, visit);
  const services = visit.petServices
    .filter((service) => service.petName === petName)
    .flatMap(({ serviceName, addOns }) => [serviceName, ...addOns]);
  return (
    <Card title="Appointment">
      <Rows label="Appointment">
        <Row lead={<RowIcon icon={Scissors} />} title={services.join(', ')} meta="Services" />
        {next && <Row lead={<RowIcon icon={CalendarDays} />} title={whenOf(next)} meta="Next appointment" />}
      </Rows>
    </Card>
  );
};
