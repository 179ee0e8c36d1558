import { useBlocker } from '@tanstack/react-router';
import { useState } from 'react';
import { sessionStore } from '#shell/session/session-store.ts';
import { useSite } from '#shell/site/site-context.ts';
import { Button } from '#ui/actions/button.tsx';
import { ConfirmDialog } from '#ui/actions/confirm-dialog.tsx';
import { CopyButton } from '#ui/actions/copy-button.tsx';
import { Dialog, DialogActions } from '#ui/actions/dialog.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { inDollars } from '#ui/words/dollars.ts';
import classes from '../marketing.module.css';
import { ShareButton } from '../share-button.tsx';
import type { SoldGiftCard } from './gift-cards-query.ts';

/** The only time that anybody sees the code: nothing but the button closes it without a question. */
export const CodeDialog = ({ of, onClose }: { of: SoldGiftCard; onClose: () => void }) => {
  const { appName } = useSite();
  const [isAsking, setIsAsking] = useState(false);
  const leaving = useBlocker({
    // Who has been signed out has to leave in any case.
    shouldBlockFn: () => sessionStore.current() !== null,
    enableBeforeUnload: true,
    withResolver: true,
  });
  const { code, amount } = of;
  return (
    <>
      <Dialog title={`Gift card for ${inDollars(amount)}`} opened onClose={() => setIsAsking(true)} grave>
        <div className={classes['form']}>
          <p className={classes['code']}>{code}</p>
          <div className={classes['actions']}>
            <CopyButton text={code} label="Copy code" />
            <ShareButton
              label="Share the code"
              title={appName}
              text={`Your ${appName} gift card for ${inDollars(amount)}. Code: ${code}`}
            />
          </div>
          <Notice tone="warning">
            This code is never shown again. Write it down or send it to the customer now: without it the card can’t be
            used.
          </Notice>
          <DialogActions>
            <Button look="filled" onClick={onClose}>
              I saved the code
            </Button>
          </DialogActions>
        </div>
      </Dialog>
      <ConfirmDialog
        title="Close without the code?"
        consequence="The code is never shown again, and without it the card can’t be used."
        action="Close anyway"
        busyLabel="Closing…"
        opened={isAsking || leaving.status === 'blocked'}
        busy={false}
        onConfirm={() => {
          setIsAsking(false);
          onClose();
          leaving.proceed?.();
        }}
        onClose={() => {
          setIsAsking(false);
          leaving.reset?.();
        }}
      />
    </>
  );
};
