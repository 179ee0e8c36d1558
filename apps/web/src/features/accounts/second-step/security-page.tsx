import type { CallAnswer } from '@tailgate/contract';
import { useQuery } from '@tanstack/react-query';
import { KeyRound, LifeBuoy, Smartphone } from 'lucide-react';
import { useState } from 'react';
import { read } from '#shell/api/read.ts';
import { offersPasskeys } from '#shell/session/passkeys.ts';
import { Button } from '#ui/actions/button.tsx';
import { Card, CardBody, CardFoot } from '#ui/layout/card.tsx';
import { LoadingState } from '#ui/feedback/loading-state.tsx';
import { Row, RowButton, RowIcon, Rows } from '#ui/layout/rows.tsx';
import { timeAgo } from '#ui/words/time-ago.ts';
import form from '../form.module.css';
import { FactorDialog, type FactorChange } from './factor-dialog.tsx';

const SECURITY = 'GET /v2/account/security';
type Security = CallAnswer<typeof SECURITY>;

/** Passkeys, authenticator app and recovery codes of the account. */
export const SecurityPage = () => {
  const security = useQuery({ ...read(SECURITY), meta: { remember: false } });
  const [change, setChange] = useState<FactorChange | null>(null);
  if (!security.data) return <LoadingState what="your security settings" of={[security]} rows={3} />;
  return (
    <div className={form['form']}>
      <PasskeysCard security={security.data} seenAt={security.dataUpdatedAt} onChange={setChange} />
      <AppCard security={security.data} onChange={setChange} />
      {security.data.recoveryCodesLeft > 0 && <RecoveryCard security={security.data} onChange={setChange} />}
      <FactorDialog change={change} onClose={() => setChange(null)} />
    </div>
  );
};

interface CardProps {
  readonly security: Security;
  readonly onChange: (change: FactorChange) => void;
}

const PasskeysCard = ({ security: { passkeys }, seenAt, onChange }: CardProps & { seenAt: number }) => (
  <Card title="Passkeys">
    {passkeys.length === 0 && (
      <CardBody>
        <p className={form['lead']}>Log in with your fingerprint, your face or your screen lock. No password needed.</p>
      </CardBody>
    )}
    <Rows label="Passkeys">
      {passkeys.map(({ id, name, lastUsedAt }) => (
        <RowButton
          key={id}
          lead={<RowIcon icon={KeyRound} />}
          title={name}
          meta={lastUsedAt ? `Last used ${timeAgo(lastUsedAt, seenAt)}` : 'Not used yet'}
          onClick={() => onChange({ kind: 'passkey', id, name })}
        />
      ))}
    </Rows>
    {offersPasskeys() && (
      <CardFoot>
        <Button look="text" compact onClick={() => onChange({ kind: 'add-passkey' })}>
          Add passkey
        </Button>
      </CardFoot>
    )}
  </Card>
);

const AppCard = ({ security: { authenticatorApp, isRequired }, onChange }: CardProps) => (
  <Card title="Authenticator app">
    {authenticatorApp ? (
      <Rows label="Authenticator app">
        <Row
          lead={<RowIcon icon={Smartphone} />}
          title="Authenticator app"
          meta="Asked for after your password"
          aside={
            <Button compact aria-label="Remove authenticator app" onClick={() => onChange({ kind: 'remove-app' })}>
              Remove
            </Button>
          }
        />
      </Rows>
    ) : (
      <>
        <CardBody>
          <p className={form['lead']}>
            {isRequired
              ? 'A code from an app on your phone, in place of a passkey.'
              : 'After your password we ask for a code from an app on your phone.'}
          </p>
        </CardBody>
        <CardFoot>
          <Button look="text" compact onClick={() => onChange({ kind: 'add-app' })}>
            Set up authenticator app
          </Button>
        </CardFoot>
      </>
    )}
  </Card>
);

const RecoveryCard = ({ security: { recoveryCodesLeft }, onChange }: CardProps) => (
  <Card title="Recovery codes">
    <Rows label="Recovery codes">
      <Row
        lead={<RowIcon icon={LifeBuoy} />}
        title={`${recoveryCodesLeft} of 10 left`}
        meta="Each logs you in once if you lose your device"
        aside={
          <Button compact onClick={() => onChange({ kind: 'new-codes' })}>
            Create new codes
          </Button>
        }
      />
    </Rows>
  </Card>
);
