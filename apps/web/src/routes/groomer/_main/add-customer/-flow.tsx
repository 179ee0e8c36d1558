import { parseLocalDate, parseMinutes } from '@tailgate/values/local-time';
import { useQuery } from '@tanstack/react-query';
import { Navigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { sessionQuery, type BookingSession } from '#features/groomer-booking/session-query.ts';
import { ApiError } from '#shell/api/api-error.ts';
import { PageHeader } from '#shell/layouts/page-header.tsx';
import { ButtonLink } from '#ui/actions/button.tsx';
import { Card } from '#ui/layout/card.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { LoadingState } from '#ui/feedback/loading-state.tsx';
import { FormPage } from '#ui/pages/form-page.tsx';
import { firstUnfinished, type FlowStep } from './-steps.ts';

/** Everything that a reload must keep is in the address. */
export type FlowSearch = Readonly<Partial<Record<'session' | 'customer' | 'date' | 'time' | 'minutes', string>>>;

const MAX_MINUTES = 720;

const text = (given: unknown): string | undefined => (typeof given === 'string' && given !== '' ? given : undefined);

/** Keeps what is well-formed; anything else is as if it were not there. */
export const readFlowSearch = (given: Record<string, unknown>): FlowSearch => {
  const [session, customer] = [text(given['session']), text(given['customer'])];
  const date = parseLocalDate(text(given['date']) ?? '');
  const time = text(given['time']);
  const minutes = Number(given['minutes']);
  return {
    ...(session !== undefined && { session }),
    ...(customer !== undefined && { customer }),
    ...(date && { date }),
    ...(time !== undefined && parseMinutes(time) !== undefined && { time }),
    ...(Number.isInteger(minutes) && minutes >= 5 && minutes <= MAX_MINUTES && { minutes: String(minutes) }),
  };
};

interface FlowPageProps {
  readonly step: FlowStep;
  readonly title: string;
  readonly lead: string;
  readonly search: FlowSearch;
  readonly back: { readonly to: FlowStep | '/groomer'; readonly label: string };
  readonly wide?: boolean;
  /** The step, once the session is there. */
  readonly children: (session: BookingSession) => ReactNode;
}

const Expired = () => (
  <Card>
    <EmptyState
      level={2}
      title="This booking has expired"
      action={
        <ButtonLink to="/groomer/add-customer/select-services" look="tint">
          Start again
        </ButtonLink>
      }
    >
      Bookings that are not finished are kept for a day.
    </EmptyState>
  </Card>
);

const isGone = (error: unknown) => error instanceof ApiError && (error.status === 404 || error.status === 422);

const Step = ({
  sessionId,
  step,
  search,
  children,
}: Omit<FlowPageProps, 'title' | 'lead' | 'back'> & { sessionId: string }) => {
  const session = useQuery(sessionQuery(sessionId));
  if (isGone(session.error)) return <Expired />;
  if (!session.data)
    return (
      <Card>
        <LoadingState what="the booking" of={[session]} rows={4} />
      </Card>
    );
  // What is booked is not booked again, and nothing is booked before services are chosen.
  const first = firstUnfinished(session.data, step);
  if (first !== step) return <Navigate to={first} search={search} replace />;
  return children(session.data);
};

/** Around every step: its title, the way back, and the session that the address names. */
export const FlowPage = ({ title, lead, back, wide = false, ...step }: FlowPageProps) => {
  const { session } = step.search;
  return (
    <FormPage
      wide={wide}
      header={<PageHeader title={title} lead={lead} back={{ ...back, search: { ...step.search } }} />}
    >
      {session === undefined ? (
        <Navigate to="/groomer/add-customer/select-services" search={step.search} replace />
      ) : (
        <Step sessionId={session} {...step} />
      )}
    </FormPage>
  );
};
