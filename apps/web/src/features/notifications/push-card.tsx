import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { BellOff, BellRing } from 'lucide-react';
import { useAction } from '#shell/api/use-action.ts';
import { useWrite } from '#shell/api/use-write.ts';
import { toastSuccess } from '#shell/errors/toast.tsx';
import { pushPlace, type PushPlace, type PushState } from '#shell/push/push-place.ts';
import { isImpersonated } from '#shell/session/session.ts';
import { useSession } from '#shell/session/session-store.ts';
import { Button } from '#ui/actions/button.tsx';
import { Card, CardFoot } from '#ui/layout/card.tsx';
import { ErrorState } from '#ui/feedback/error-state.tsx';
import { Row, RowIcon, Rows } from '#ui/layout/rows.tsx';
import { SkeletonRows } from '#ui/feedback/skeleton.tsx';
import { pushFailure, PUSH_WORDS } from './push-words.ts';
import classes from './push-card.module.css';

const KEY = ['push-state'] as const;

const pushStateQuery = () =>
  queryOptions({
    queryKey: KEY,
    queryFn: async () => {
      const place = await pushPlace();
      return { place, state: await place.state() };
    },
    staleTime: Infinity,
  });

/** Turns notifications on and off on this device. Hidden while impersonating. */
export const PushCard = () => {
  const session = useSession();
  return session && !isImpersonated(session) ? <OwnPushCard /> : null;
};

const OwnPushCard = () => {
  const push = useQuery(pushStateQuery());
  return (
    <Card title="Notifications on this device">
      {push.isPending && <SkeletonRows rows={1} label="Checking notifications…" />}
      {push.isError && (
        <ErrorState
          title="We couldn’t check this device’s notifications"
          retrying={push.isFetching}
          onRetry={() => void push.refetch()}
        />
      )}
      {push.data && <PushRow {...push.data} />}
    </Card>
  );
};

const PushRow = ({ place, state }: { place: PushPlace; state: PushState }) => {
  const queryClient = useQueryClient();
  const change = useAction((turn: () => Promise<PushState>) => turn(), {
    onDone: (next) => queryClient.setQueryData(KEY, { place, state: next }),
    errors: 'inline',
  });
  const { title, explanation } = PUSH_WORDS[state];
  const icon = state === 'on' ? BellRing : BellOff;
  const { turnOff } = place;
  return (
    <>
      <Rows label="Notifications on this device">
        <Row
          lead={<RowIcon icon={icon} />}
          title={<span aria-live="polite">{title}</span>}
          meta={explanation}
          aside={
            state === 'off' ? (
              <Button
                look="tint"
                compact
                busy={change.isPending}
                busyLabel="Turning on…"
                onClick={() => change.mutate(place.turnOn)}
              >
                Turn on
              </Button>
            ) : (
              state === 'on' &&
              turnOff && (
                <Button
                  look="text"
                  compact
                  busy={change.isPending}
                  busyLabel="Turning off…"
                  onClick={() => change.mutate(turnOff)}
                >
                  Turn off
                </Button>
              )
            )
          }
        />
      </Rows>
      {change.isError && (
        <p className={classes['failure']} role="alert">
          {pushFailure(change.error)}
        </p>
      )}
      {state === 'on' && (
        <CardFoot>
          <TestButton />
        </CardFoot>
      )}
    </>
  );
};

const TestButton = () => {
  const test = useWrite('POST /v2/notifications/test-push', {
    onDone: ({ devices }) => {
      toastSuccess(devices === 1 ? 'Test sent' : `Sent to your ${devices} devices`);
    },
  });
  return (
    <Button look="text" compact busy={test.isPending} busyLabel="Sending…" onClick={() => test.mutate({})}>
      Send test
    </Button>
  );
};
