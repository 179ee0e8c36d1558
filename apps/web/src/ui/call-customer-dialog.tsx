import { MessageSquare, Phone } from 'lucide-react';
import { useEffect, useState } from 'react';
import { AnchorButton } from './button.tsx';
import classes from './call-customer-dialog.module.css';
import { Dialog } from './dialog.tsx';
import { ErrorState } from './error-state.tsx';
import { Spinner } from './spinner.tsx';
import { phoneInWords } from './words/phone-number.ts';

interface CallCustomerDialogProps {
  readonly customerName: string;
  readonly opened: boolean;
  readonly onClose: () => void;
  /** Looks the number up; asked once each time the dialog opens. */
  readonly lookUp: (signal: AbortSignal) => Promise<string>;
}

type Found = { readonly phone: string } | 'failed' | null;

const PhoneNumber = ({ lookUp }: Pick<CallCustomerDialogProps, 'lookUp'>) => {
  const [found, setFound] = useState<Found>(null);
  const [attempt, setAttempt] = useState(1);
  useEffect(() => {
    const giveUp = new AbortController();
    lookUp(giveUp.signal).then(
      (phone) => {
        if (!giveUp.signal.aborted) setFound({ phone });
      },
      () => {
        if (!giveUp.signal.aborted) setFound('failed');
      },
    );
    return () => giveUp.abort();
    // The caller may hand over a new function each time it draws: only opening and trying again ask anew.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [attempt]);

  if (found === 'failed')
    return (
      <ErrorState
        title="The phone number didn’t load"
        onRetry={() => {
          setFound(null);
          setAttempt(attempt + 1);
        }}
      />
    );
  if (found === null)
    return (
      <div className={classes['waiting']} role="status">
        <Spinner label={null} />
        Getting customer phone number
      </div>
    );
  return (
    <div className={classes['found']}>
      <p className={classes['number']}>{phoneInWords(found.phone)}</p>
      <AnchorButton look="filled" fullWidth icon={<Phone size={20} aria-hidden />} href={`tel:${found.phone}`}>
        Call now
      </AnchorButton>
      <AnchorButton fullWidth icon={<MessageSquare size={20} aria-hidden />} href={`sms:${found.phone}`}>
        Send text
      </AnchorButton>
    </div>
  );
};

export const CallCustomerDialog = ({ customerName, opened, onClose, lookUp }: CallCustomerDialogProps) => (
  <Dialog title={`Call ${customerName}`} opened={opened} onClose={onClose}>
    {opened && <PhoneNumber lookUp={lookUp} />}
  </Dialog>
);
