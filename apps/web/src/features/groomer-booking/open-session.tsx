import { useEffect, useRef } from 'react';
import { useWrite } from '#shell/api/use-write.ts';
import { Card } from '#ui/layout/card.tsx';
import { ErrorState } from '#ui/feedback/error-state.tsx';
import { SkeletonRows } from '#ui/feedback/skeleton.tsx';
import { keepSession, SESSION, type BookingSession } from './session-query.ts';

interface OpenSessionProps {
  readonly customerId: string;
  readonly onOpened: (session: BookingSession) => void;
}

const GONE = 'They may be blocked or no longer your customer.';

/** Starts a booking for the customer that a link named. */
export const OpenSession = ({ customerId, onOpened }: OpenSessionProps) => {
  const isOpened = useRef(false);
  const { mutate, error, isPending } = useWrite(`POST ${SESSION}/init`, {
    errors: 'inline',
    keep: keepSession,
    onDone: onOpened,
  });
  useEffect(() => {
    // Once, also where effects run twice.
    if (isOpened.current) return;
    isOpened.current = true;
    mutate({ body: { customerId } });
  }, [mutate, customerId]);
  return (
    <Card>
      {error ? (
        <ErrorState
          title="The booking couldn’t start"
          retrying={isPending}
          onRetry={() => mutate({ body: { customerId } })}
        >
          {error.code === 'not_found' ? GONE : error.message}
        </ErrorState>
      ) : (
        <SkeletonRows rows={4} label="Starting the booking" />
      )}
    </Card>
  );
};
