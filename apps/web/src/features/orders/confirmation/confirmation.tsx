import { CircleCheck, CircleX } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#ui/actions/button.tsx';
import { ConfirmDialog } from '#ui/actions/confirm-dialog.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { Sum, Sums } from '#ui/figures/sums.tsx';
import type { Answering, Confirmation as Asked } from './confirmation-query.ts';
import { agreedWords, dollarsIn, OUTCOME_WORDS } from './confirmation-words.ts';
import classes from './confirmation.module.css';

interface ConfirmationProps {
  readonly confirmation: Asked;
  readonly answering: Answering;
}

/** What a total is made of, and the answer to it; once it is given, what that means. */
export const Confirmation = ({ confirmation, answering }: ConfirmationProps) => {
  const { state, businessName } = confirmation;
  if (state === 'expired') return <Notice tone="info">{OUTCOME_WORDS.expired(businessName)}</Notice>;
  if (state !== 'waiting')
    return (
      <p className={classes['outcome']} data-state={state} role="status">
        {state === 'confirmed' ? <CircleCheck size={24} aria-hidden /> : <CircleX size={24} aria-hidden />}
        <span>{OUTCOME_WORDS[state](businessName)}</span>
      </p>
    );
  if (answering.error?.code === 'nothing_to_confirm')
    return <Notice tone="info">There is nothing to confirm any more. You can close this page.</Notice>;
  return <Question confirmation={confirmation} answering={answering} />;
};

const Lines = ({ of }: { of: Asked }) => (
  <Sums label="Total">
    {of.lines.map(({ name, price }, at) => (
      <Sum key={`${name}.${at}`} name={name} look={price < 0 ? 'less' : undefined}>
        {dollarsIn(of, price)}
      </Sum>
    ))}
    <Sum name="Total" look="total">
      {dollarsIn(of, of.amount)}
    </Sum>
  </Sums>
);

const Question = ({ confirmation, answering }: ConfirmationProps) => {
  const [isDeclining, setIsDeclining] = useState(false);
  const { amount, businessName } = confirmation;
  const { send, sending, error } = answering;
  const agreed = agreedWords(confirmation);
  return (
    <div className={classes['content']}>
      <Lines of={confirmation} />
      {agreed !== null && <p>{agreed}</p>}
      <p>{`Nothing is charged now. ${businessName} charges your card on file when the appointment is completed.`}</p>
      {error && !isDeclining && <Notice tone="danger">{error.message}</Notice>}
      <div className={classes['answers']}>
        <Button
          look="filled"
          fullWidth
          busy={sending === 'confirmed'}
          busyLabel="Confirming…"
          onClick={() => send('confirmed', amount)}
        >
          {`Confirm ${dollarsIn(confirmation, amount)}`}
        </Button>
        <Button fullWidth onClick={() => setIsDeclining(true)}>
          Decline
        </Button>
      </div>
      <ConfirmDialog
        title="Decline this total?"
        consequence={`${businessName} is told, and your card isn’t charged this amount.`}
        action={`Decline ${dollarsIn(confirmation, amount)}`}
        busyLabel="Declining…"
        opened={isDeclining}
        busy={sending === 'declined'}
        onConfirm={() => send('declined', amount, () => setIsDeclining(false))}
        onClose={() => setIsDeclining(false)}
      />
    </div>
  );
};
