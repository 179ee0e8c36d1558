import { MessageSquare, Phone } from 'lucide-react';
import { useEffect, useState, type ReactNode } from 'react';
import { AnchorButton, Button } from './button.tsx';
import classes from './call-customer-dialog.module.css';
import { Dialog } from './dialog.tsx';
import { ErrorState } from '../feedback/error-state.tsx';
import { Spinner } from '../feedback/spinner.tsx';
import { phoneInWords } from '../words/phone-number.ts';

export interface CallNumber {
  /** Connects both; neither sees the other's own number. */
  readonly phone: string;
  /** The phone that has to call it; null before one is known. */
  readonly callerPhone: string | null;
}

interface LookUpProps {
  readonly customerName: string;
  /** The customer's own number: for texts, and for calls where looking the other one up fails. */
  readonly ownPhone: string | null;
  /** Looks the number up; asked once each time the dialog opens, and after another phone was chosen. */
  readonly lookUp: (signal: AbortSignal) => Promise<CallNumber>;
  /** What to say instead of the connection's fault. */
  readonly problemOf?: (error: unknown) => string | undefined;
  /** The form that says which phone is called from. */
  readonly chooseCaller: (then: { onDone: () => void; onCancel: () => void }) => ReactNode;
}

interface CallCustomerDialogProps extends LookUpProps {
  readonly opened: boolean;
  readonly onClose: () => void;
}

type Found = CallNumber | { readonly problem: string | undefined } | null;

const SendText = ({ phone }: { phone: string | null }) =>
  phone !== null && (
    <AnchorButton fullWidth icon={<MessageSquare size={20} aria-hidden />} href={`sms:${phone}`}>
      Send text
    </AnchorButton>
  );

const PhoneNumber = ({
  customerName,
  ownPhone,
  lookUp,
  problemOf,
  chooseCaller,
  onClose,
}: Omit<CallCustomerDialogProps, 'opened'>) => {
  const [found, setFound] = useState<Found>(null);
  const [attempt, setAttempt] = useState(1);
  const [isChoosing, setIsChoosing] = useState(false);
  useEffect(() => {
    const giveUp = new AbortController();
    lookUp(giveUp.signal).then(
      (number) => {
        if (!giveUp.signal.aborted) setFound(number);
      },
      (error: unknown) => {
        if (!giveUp.signal.aborted) setFound({ problem: problemOf?.(error) });
      },
    );
    return () => giveUp.abort();
    // The caller may hand over a new function each time it draws: only opening and trying again ask anew.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [attempt]);
  const askAgain = () => {
    setFound(null);
    setIsChoosing(false);
    setAttempt(attempt + 1);
  };
  const fromAnother = (
    <Button look="text" fullWidth onClick={() => setIsChoosing(true)}>
      I’m calling from another phone
    </Button>
  );

  if (isChoosing) return chooseCaller({ onDone: askAgain, onCancel: () => setIsChoosing(false) });
  if (found === null)
    return (
      <div className={classes['waiting']} role="status">
        <Spinner label={null} />
        Getting customer phone number
      </div>
    );
  if ('problem' in found)
    return (
      <div className={classes['found']}>
        <ErrorState
          title="The phone number didn’t load"
          {...(found.problem !== undefined && { children: found.problem })}
          onRetry={askAgain}
        />
        {ownPhone !== null && (
          <AnchorButton fullWidth icon={<Phone size={20} aria-hidden />} href={`tel:${ownPhone}`}>
            Call {phoneInWords(ownPhone)} from your number
          </AnchorButton>
        )}
        <SendText phone={ownPhone} />
        {fromAnother}
      </div>
    );
  if (found.callerPhone === null) return chooseCaller({ onDone: askAgain, onCancel: onClose });
  return (
    <div className={classes['found']}>
      <div>
        <p className={classes['number']}>{phoneInWords(found.phone)}</p>
        <p className={classes['words']}>
          {customerName} sees this business number when you call, not your own. Call from{' '}
          {phoneInWords(found.callerPhone)}.
        </p>
      </div>
      <AnchorButton look="filled" fullWidth icon={<Phone size={20} aria-hidden />} href={`tel:${found.phone}`}>
        Call now
      </AnchorButton>
      <SendText phone={ownPhone} />
      {fromAnother}
    </div>
  );
};

export const CallCustomerDialog = ({ opened, ...rest }: CallCustomerDialogProps) => (
  <Dialog title={`Call ${rest.customerName}`} opened={opened} onClose={rest.onClose}>
    {opened && <PhoneNumber {...rest} />}
  </Dialog>
);
