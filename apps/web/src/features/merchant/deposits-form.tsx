import { useQueryClient } from '@tanstack/react-query';
import { useState, type SubmitEvent } from 'react';
import { readAgain } from '#shell/api/read-again.ts';
import { useWrite } from '#shell/api/use-write.ts';
import { toastSuccess } from '#shell/errors/toast.tsx';
import { Button } from '#ui/actions/button.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import type { PaymentDetails } from './merchant-query.ts';
import classes from './merchant.module.css';
import { depositCents } from './typed-details.ts';

const NOT_AN_AMOUNT = 'Enter an amount below $1, like 0.32';
const CODE_LOCKED = 'bank_verification_locked';

const triesInWords = (left: number) => (left === 1 ? 'You have 1 try left.' : `You have ${left} tries left.`);

/** The two small deposits, which prove whose bank account it is. */
export const DepositsForm = ({ bank }: { bank: NonNullable<PaymentDetails['bank']> }) => {
  const queryClient = useQueryClient();
  const [typed, setTyped] = useState<readonly [string, string]>(['', '']);
  const [isTried, setIsTried] = useState(false);
  const verify = useWrite('POST /v2/on-boarding/merchant/setup/verify-bank-account', {
    errors: 'inline',
    onDone: () => toastSuccess('Bank account verified'),
  });
  const [first, second] = typed.map(depositCents);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setIsTried(true);
    if (first === undefined || second === undefined || verify.isPending) return;
    verify.mutate(
      { body: { amounts: [first, second] } },
      {
        // It says how many tries are left.
        onError: ({ code }) => {
          if (code === CODE_LOCKED || code === 'deposits_do_not_match') void readAgain(queryClient, ['payout-account']);
        },
      },
    );
  };
  const problem = (cents: number | undefined) => (isTried && cents === undefined ? NOT_AN_AMOUNT : undefined);
  return (
    <form noValidate className={classes['form']} onSubmit={submit}>
      <p>
        We sent two deposits below $1 to your account ending in {bank.lastFour}. They arrive in 1 to 2 business days.
        Enter both amounts. {triesInWords(bank.triesLeft)}
      </p>
      {verify.error && <Notice tone="danger">{verify.error.message}</Notice>}
      <div className={classes['pair']}>
        <TextField
          label="First deposit"
          placeholder="0.32"
          inputMode="decimal"
          autoComplete="off"
          maxLength={5}
          value={typed[0]}
          error={problem(first)}
          onChange={({ currentTarget }) => setTyped([currentTarget.value, typed[1]])}
        />
        <TextField
          label="Second deposit"
          placeholder="0.45"
          inputMode="decimal"
          autoComplete="off"
          maxLength={5}
          value={typed[1]}
          error={problem(second)}
          onChange={({ currentTarget }) => setTyped([typed[0], currentTarget.value])}
        />
      </div>
      <div className={classes['actions']}>
        <Button look="filled" type="submit" busy={verify.isPending} busyLabel="Checking…">
          Verify bank account
        </Button>
      </div>
    </form>
  );
};
