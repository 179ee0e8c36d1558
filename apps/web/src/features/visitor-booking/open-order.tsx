import { useEffect, useRef } from 'react';
import { useWrite } from '#shell/api/use-write.ts';
import { Card } from '#ui/layout/card.tsx';
import { ErrorState } from '#ui/feedback/error-state.tsx';
import { SkeletonRows } from '#ui/feedback/skeleton.tsx';
import { keepSessionId } from './kept-order.ts';
import { ORDERING, useKeepOrder, type OrderingSession } from './visitor-booking-query.ts';

interface OpenOrderProps {
  /** The earlier order that is repeated. */
  readonly orderId?: string;
  /** Whose page the customer came from. */
  readonly providerId?: string | undefined;
  readonly onOpened: (session: OrderingSession) => void;
}

/** Starts a booking of somebody whose pets and address are known. */
export const OpenOrder = ({ orderId, providerId, onOpened }: OpenOrderProps) => {
  const keep = useKeepOrder();
  const isOpened = useRef(false);
  const body = {
    ...(orderId !== undefined && { orderId }),
    ...(providerId !== undefined && { providerId }),
  };
  const { mutate, error, isPending } = useWrite(`POST ${ORDERING}/init`, {
    errors: 'inline',
    onDone: (session) => {
      keep(session);
      keepSessionId(session.id);
      onOpened(session);
    },
  });
  const open = useRef(() => mutate({ body }));
  useEffect(() => {
    // Once, also where effects run twice.
    if (isOpened.current) return;
    isOpened.current = true;
    open.current();
  }, []);
  return (
    <Card>
      {error ? (
        <ErrorState title="The booking couldn’t start" retrying={isPending} onRetry={() => mutate({ body })}>
          {error.message}
        </ErrorState>
      ) : (
        <SkeletonRows rows={4} label="Starting the booking" />
      )}
    </Card>
  );
};
