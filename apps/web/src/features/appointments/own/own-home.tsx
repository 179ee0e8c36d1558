import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ButtonLink } from '#ui/actions/button.tsx';
import { Card, CardBody } from '#ui/layout/card.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { LoadingState } from '#ui/feedback/loading-state.tsx';
import { PetAvatars } from '#ui/avatars/pet-avatar.tsx';
import { Row, Rows } from '#ui/layout/rows.tsx';
import { TextLink } from '#ui/actions/text-link.tsx';
import { providerName } from '#ui/words/provider-name.ts';
import { NextCard } from './next-card.tsx';
import { ownPastQuery, ownUpcomingQuery, type OwnAppointment } from './own-query.ts';
import { OwnRow } from './own-row.tsx';
import { ToConfirm } from './to-confirm.tsx';
import { momentOf, petNamesOf, petsOf, servicesOf } from './own-words.ts';
import classes from './own.module.css';
import { ProposalAnswers } from './proposal-answers.tsx';
import { waitingOf } from './waiting-words.ts';

const SHOWN_AHEAD = 4;

/** What has to be confirmed, the next appointment, what waits for an answer, and what comes after. */
export const OwnAhead = () => {
  const upcoming = useQuery(ownUpcomingQuery);
  const past = useQuery(ownPastQuery);
  if (!upcoming.data)
    return (
      <Card title="Next appointment">
        <LoadingState what="your appointments" of={[upcoming]} rows={3} />
      </Card>
    );
  const [next, ...later] = upcoming.data.items;
  // A visit that takes longer than planned is in the past by its time.
  const toConfirm = [...upcoming.data.items, ...(past.data?.items ?? [])].filter(({ toConfirm: asked }) => asked);
  if (!next)
    return (
      <>
        <ToConfirm appointments={toConfirm} />
        <NothingAhead />
      </>
    );
  const waiting = later.filter((appointment) => waitingOf(appointment) !== null);
  const confirmed = later.filter((appointment) => waitingOf(appointment) === null);
  return (
    <>
      <ToConfirm appointments={toConfirm} />
      <NextCard appointment={next} isFirst={toConfirm.length === 0} />
      {waiting.length > 0 && (
        <Card title="Waiting for an answer">
          <ul className={classes['waiting']}>
            {waiting.map((appointment) => (
              <Waiting key={appointment.id} appointment={appointment} />
            ))}
          </ul>
        </Card>
      )}
      {confirmed.length > 0 && (
        <Card title="Coming up" aside={<AllLink>All {upcoming.data.total}</AllLink>}>
          <Rows label="Coming up">
            {confirmed.slice(0, SHOWN_AHEAD).map((appointment) => (
              <OwnRow key={appointment.id} appointment={appointment} />
            ))}
          </Rows>
        </Card>
      )}
    </>
  );
};

const AllLink = ({ children, past = false }: { children: ReactNode; past?: boolean }) => (
  <TextLink to="/customer/appointments" search={past ? { when: 'past' } : {}}>
    {children}
  </TextLink>
);

const NothingAhead = () => (
  <Card title="Next appointment">
    <EmptyState
      title="No appointments ahead"
      action={
        <ButtonLink to="/customer/new" look="tint">
          Book appointment
        </ButtonLink>
      }
    >
      Your next appointment shows here.
    </EmptyState>
  </Card>
);

const Waiting = ({ appointment }: { appointment: OwnAppointment }) => {
  const waiting = waitingOf(appointment);
  const { id, appointmentStart, timeZone } = appointment;
  return (
    <li>
      <TextLink to="/customer/appointments/$orderId" params={{ orderId: id }}>
        {petNamesOf(appointment)} · {momentOf(appointmentStart, timeZone)}
      </TextLink>
      <p>{waiting?.words}</p>
      {waiting?.otherwise && <p>{waiting.otherwise}</p>}
      {waiting?.isOurs && (
        <div className={classes['actions']}>
          <ProposalAnswers appointment={appointment} look="tint" />
        </div>
      )}
    </li>
  );
};

/** What was done last, once more: only a time is left to choose. */
export const BookAgain = () => {
  const { data } = useQuery(ownPastQuery);
  const last = data?.items.find(({ status }) => status === 'complete');
  if (!last) return null;
  return (
    <Card title="Book again">
      <Rows label="Book again">
        <Row
          lead={<PetAvatars pets={petsOf(last)} size={40} />}
          title={petNamesOf(last)}
          meta={`${servicesOf(last)} with ${providerName(last.serviceProvider)}`}
        />
      </Rows>
      <CardBody>
        <div className={classes['actions']}>
          <ButtonLink to="/customer/order/$orderId/pets" params={{ orderId: last.id }} look="tint">
            Choose a time
          </ButtonLink>
        </div>
      </CardBody>
    </Card>
  );
};

/** The latest ones, with what they came to. */
export const OwnPast = () => {
  const past = useQuery(ownPastQuery);
  if (past.data?.items.length === 0) return null;
  return (
    <Card
      title="Past appointments"
      aside={past.data && past.data.total > past.data.items.length && <AllLink past>All {past.data.total}</AllLink>}
    >
      {past.data ? (
        <Rows label="Past appointments">
          {past.data.items.map((appointment) => (
            <OwnRow key={appointment.id} appointment={appointment} />
          ))}
        </Rows>
      ) : (
        <LoadingState what="past appointments" of={[past]} rows={3} />
      )}
    </Card>
  );
};
