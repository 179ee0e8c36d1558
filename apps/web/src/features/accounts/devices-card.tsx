import type { CallAnswer } from '@tailgate/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { CircleCheck, Monitor, Smartphone } from 'lucide-react';
import { useState } from 'react';
import { useAction } from '#shell/api/use-action.ts';
import { read } from '#shell/api/read.ts';
import { useWrite } from '#shell/api/use-write.ts';
import { toastSuccess } from '#shell/errors/toast.tsx';
import { logOutEverywhere } from '#shell/session/change-session.ts';
import { isImpersonated } from '#shell/session/session.ts';
import { useSession } from '#shell/session/session-store.ts';
import { Badge } from '#ui/badges/badge.tsx';
import { Button, ButtonLink } from '#ui/actions/button.tsx';
import { Card, CardFoot } from '#ui/layout/card.tsx';
import { ConfirmDialog } from '#ui/actions/confirm-dialog.tsx';
import { LoadingState } from '#ui/feedback/loading-state.tsx';
import { PageButtons } from '#ui/actions/page-buttons.tsx';
import { Row, RowIcon, Rows } from '#ui/layout/rows.tsx';
import { timeAgo } from '#ui/words/time-ago.ts';
import classes from './devices-card.module.css';

const DEVICES = 'GET /v2/account/sessions';

type Device = CallAnswer<typeof DEVICES>['items'][number];

const PAGE = 10;

const devicesQuery = (offset: number) => ({
  ...read(DEVICES, { query: { limit: PAGE, offset } }),
  placeholderData: keepPreviousData,
});

/** The devices the account is signed in on. Read-only while impersonating. */
export const DevicesCard = () => {
  const session = useSession();
  const [offset, setOffset] = useState(0);
  const devices = useQuery(devicesQuery(offset));
  const mayEnd = session !== null && !isImpersonated(session);
  return (
    <Card title="Where you’re logged in">
      {!devices.data && <LoadingState what="your devices" of={[devices]} rows={2} />}
      {devices.data && (
        <>
          {devices.data.items.length === 0 && <p className={classes['none']}>No device is logged in right now.</p>}
          <Rows label="Devices">
            {devices.data.items.map((device) => (
              <DeviceRow key={device.id} device={device} seenAt={devices.dataUpdatedAt} mayEnd={mayEnd} />
            ))}
          </Rows>
          <PageButtons {...devices.data} onMove={setOffset} />
          {mayEnd && (
            <CardFoot>
              <EverywhereButton />
              <ButtonLink to="/security" look="text" compact>
                Passkeys and two-step verification
              </ButtonLink>
            </CardFoot>
          )}
        </>
      )}
    </Card>
  );
};

const DeviceRow = ({ device, seenAt, mayEnd }: { device: Device; seenAt: number; mayEnd: boolean }) => {
  const end = useWrite('DELETE /v2/account/sessions/:id', {
    onDone: () => toastSuccess(`${device.device} is logged out`),
  });
  const icon = /Android|iOS/.test(device.device) ? Smartphone : Monitor;
  return (
    <Row
      lead={<RowIcon icon={icon} />}
      title={
        <>
          {device.device}
          {device.isCurrent && (
            <Badge tone="complete" icon={CircleCheck}>
              This device
            </Badge>
          )}
        </>
      }
      meta={`Last used ${timeAgo(device.lastUsedAt, seenAt)}`}
      aside={
        mayEnd &&
        !device.isCurrent && (
          <Button
            compact
            busy={end.isPending}
            busyLabel="Logging out…"
            aria-label={`Log out ${device.device}`}
            onClick={() => end.mutate({ params: { id: device.id } })}
          >
            Log out{' '}
          </Button>
        )
      }
    />
  );
};

const EverywhereButton = () => {
  const navigate = useNavigate();
  const [asked, setAsked] = useState(false);
  const everywhere = useAction(logOutEverywhere, { onDone: () => navigate({ to: '/log-out' }) });
  return (
    <>
      <Button look="text" compact onClick={() => setAsked(true)}>
        Log out everywhere
      </Button>
      <ConfirmDialog
        title="Log out everywhere?"
        consequence="All your devices, including this one, will have to log in again."
        action="Log out everywhere"
        busyLabel="Logging out…"
        opened={asked}
        busy={everywhere.isPending}
        onConfirm={() => everywhere.mutate()}
        onClose={() => setAsked(false)}
      />
    </>
  );
};
