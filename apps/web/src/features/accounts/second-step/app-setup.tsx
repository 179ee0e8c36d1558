import type { CallAnswer } from '@tailgate/contract';
import { useEffect } from 'react';
import { useWrite } from '#shell/api/use-write.ts';
import { Button } from '#ui/actions/button.tsx';
import { CopyButton } from '#ui/actions/copy-button.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { QrCode } from '#ui/figures/qr-code.tsx';
import { SkeletonFields } from '#ui/feedback/skeleton.tsx';
import classes from './second-step.module.css';
import { CodeStep } from './code-step.tsx';

export type Enrolled = CallAnswer<'POST /v2/account/authenticator-app/confirm'>;

const grouped = (key: string) => key.match(/.{1,4}/g)?.join(' ') ?? key;

/** The key as a QR code and as text, then the first code that the app shows. */
export const AppSetup = ({ onEnrolled }: { onEnrolled: (enrolled: Enrolled) => void }) => {
  const start = useWrite('POST /v2/account/authenticator-app', { errors: 'inline' });
  const confirm = useWrite('POST /v2/account/authenticator-app/confirm', { errors: 'inline', onDone: onEnrolled });
  const { mutate } = start;
  useEffect(() => mutate({}), [mutate]);
  if (start.error)
    return (
      <>
        <Notice tone="danger">{start.error.message}</Notice>
        <Button onClick={() => start.mutate({})}>Try again</Button>
      </>
    );
  if (!start.data) return <SkeletonFields fields={2} buttons={1} />;
  const { key, uri } = start.data;
  return (
    <div className={classes['setup']}>
      <QrCode text={uri} label="QR code for your authenticator app" />
      <div className={classes['key']}>
        <code>{grouped(key)}</code>
        <CopyButton text={key} label="Copy key" />
      </div>
      <CodeStep
        action="Confirm code"
        isPending={confirm.isPending}
        send={(code, onError) => confirm.mutate({ body: { code } }, { onError })}
      />
    </div>
  );
};
