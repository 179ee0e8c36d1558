import { Navigate, useLocation } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { HoldBar } from '#features/visitor-booking/times/hold-bar.tsx';
import { keptSessionId } from '#features/visitor-booking/kept-order.ts';
import type { OrderingSession } from '#features/visitor-booking/visitor-booking-query.ts';
import { pageBefore, pageToShow, STEP_OF, type OrderingPage } from '#features/visitor-booking/visitor-booking-steps.ts';
import { useOrder } from '#features/visitor-booking/use-order.ts';
import { useSession } from '#shell/session/session-store.ts';
import { Button, ButtonLink } from '#ui/actions/button.tsx';
import { Card } from '#ui/layout/card.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { LoadingState } from '#ui/feedback/loading-state.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import classes from './-frame.module.css';
import { OrderingFrame } from './-frame.tsx';
import type { OrderingSearch } from './-search.ts';

interface FlowPageProps {
  readonly page: OrderingPage;
  readonly title: string;
  readonly search: OrderingSearch;
  /** Where the arrow leads, if not to the page before. */
  readonly back?: { readonly to: OrderingPage; readonly search: OrderingSearch };
  readonly children: (session: OrderingSession) => ReactNode;
}

/** A booking that somebody took over opens only for them: the link in a text may be opened in another browser. */
const NotHere = () => {
  const href = useLocation({ select: ({ href: here }) => here });
  const isSignedIn = useSession() !== null;
  return (
    <Card>
      <EmptyState
        level={2}
        title="This booking has expired"
        action={
          <div className={classes['ways']}>
            {!isSignedIn && (
              <ButtonLink to="/login" search={{ redirect: href, step: 'phone' }} look="tint">
                Log in
              </ButtonLink>
            )}
            <ButtonLink to="/customer/new" look={isSignedIn ? 'tint' : 'outline'}>
              Start a new booking
            </ButtonLink>
          </div>
        }
      >
        {isSignedIn
          ? 'Bookings that are not finished are kept for a week.'
          : 'Bookings that are not finished are kept for a week. If you gave your phone number, log in to continue.'}
      </EmptyState>
    </Card>
  );
};

const DETAILS: OrderingPage = '/ordering/appointment-details';
const TIMES: OrderingPage = '/ordering/available-providers';

type StepProps = Omit<FlowPageProps, 'search'> & { readonly sessionId: string };

const Step = ({ page, title, back, children, sessionId }: StepProps) => {
  const { session, of, isGone, person, isSignedIn, isClaiming, claim } = useOrder(sessionId);
  const before = pageBefore(page, session, isSignedIn);
  const onward = { session: sessionId };
  const frame = {
    title,
    step: STEP_OF[page],
    back: back ?? (before && { to: before, search: onward }),
  };
  if (isGone)
    return (
      <OrderingFrame title={title}>
        <NotHere />
      </OrderingFrame>
    );
  // The first form begins with the address and the pets on file.
  if (!session || !person || (page === DETAILS && isClaiming))
    return (
      <OrderingFrame {...frame}>
        <Card>
          <LoadingState what="your booking" of={of} rows={4} />
        </Card>
      </OrderingFrame>
    );
  const shown = pageToShow(page, session, person);
  if (shown !== page) return <Navigate to={shown} search={onward} replace />;
  if (session.placed)
    return (
      <OrderingFrame title={session.placed.status === 'accepted' ? 'You’re booked' : 'Request sent'}>
        {children(session)}
      </OrderingFrame>
    );
  return (
    <OrderingFrame
      {...frame}
      hold={
        session.chosen &&
        STEP_OF[page] >= STEP_OF[TIMES] && (
          <HoldBar session={session} chosen={session.chosen} isAmongTimes={page === TIMES} />
        )
      }
    >
      {claim.error && (
        <Notice tone="danger">
          {claim.error.message}{' '}
          <Button look="text" compact busy={claim.isPending} onClick={claim.retry}>
            Try again
          </Button>
        </Notice>
      )}
      {children(session)}
    </OrderingFrame>
  );
};

/** Around every step: the session that the address or this browser names, and the steps that can be reached. */
export const FlowPage = ({ search, ...step }: FlowPageProps) => {
  const sessionId = search.session ?? keptSessionId();
  if (sessionId === null) return <Navigate to="/customer/new" search={search} replace />;
  return <Step {...step} sessionId={sessionId} />;
};
