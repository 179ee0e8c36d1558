import { showDateWithWeekday } from '@tailgate/values/date-text';
import type { LocalDate } from '@tailgate/values/local-time';
import { Zap } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#ui/actions/button.tsx';
import { Card, CardBody } from '#ui/layout/card.tsx';
import { Dialog, DialogActions } from '#ui/actions/dialog.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { TextLink } from '#ui/actions/text-link.tsx';
import { inDollars } from '#ui/words/dollars.ts';
import { usePayOutInstantly, type Payouts } from './payouts-query.ts';
import classes from './payouts.module.css';

const SETUP = '/groomer/account/merchant-processing';

/** What can be paid out now, when that happens by itself, and how to have it at once. */
export const BalanceCard = ({ of }: { of: Payouts }) => (
  <Card>
    <CardBody>
      <div className={classes['balance']}>
        <section className={classes['headline']} aria-label="Balance">
          <span className={classes['label']}>Balance</span>
          <strong className={classes['big']}>{inDollars(of.balance)}</strong>
          <Parts of={of} />
          <span className={classes['label']}>{nextInWords(of)}</span>
        </section>
        {of.account?.isReady && of.instant && <InstantPayout of={of.instant} bank={of.account.bankLastFour} />}
      </div>
      <Warning of={of} />
    </CardBody>
  </Card>
);

/** Which part of the balance can be paid out at once, and when the rest can. */
const Parts = ({ of: { available, waiting } }: { of: Payouts }) =>
  waiting.length > 0 && (
    <ul className={classes['parts']} aria-label="Instant payouts">
      <li>
        Available now <strong>{inDollars(available)}</strong>
      </li>
      {waiting.map(({ amount, date }) => (
        <li key={date}>
          <strong>{inDollars(amount)}</strong> on {showDateWithWeekday(date as LocalDate)}
        </li>
      ))}
    </ul>
  );

const nextInWords = ({ nextWeeklyDate, account }: Payouts): string => {
  const when = `Next weekly payout: ${showDateWithWeekday(nextWeeklyDate as LocalDate)}`;
  return account ? `${when}, to your account ·· ${account.bankLastFour}` : when;
};

const Warning = ({ of: { balance, waiting, account } }: { of: Payouts }) => {
  if (!account)
    return (
      <Notice tone="warning">
        There’s no bank account for your payouts yet. What you earn stays in your balance until there is one.{' '}
        <TextLink to={SETUP}>Set up payouts</TextLink>
      </Notice>
    );
  if (!account.isReady)
    return (
      <Notice tone="warning">
        Your bank account is being checked. Payouts start when that’s done; your balance stays as it is.{' '}
        <TextLink to={SETUP}>See what is missing</TextLink>
      </Notice>
    );
  if (balance < 0)
    return (
      <Notice tone="info">
        You collected cash or checks, so fees and taxes of those orders are still owed. They come off your next card
        payments.
      </Notice>
    );
  return (
    waiting.length > 0 && (
      <Notice tone="info">
        New income and amounts above your usual week aren’t available for instant payouts right away. Weekly payouts
        send everything.
      </Notice>
    )
  );
};

const InstantPayout = ({ of: { amount, fee }, bank }: { of: NonNullable<Payouts['instant']>; bank: string }) => {
  const [asked, setAsked] = useState(false);
  const payOut = usePayOutInstantly(() => setAsked(false));
  return (
    <div className={classes['instant']}>
      <Button look="filled" icon={<Zap size={20} aria-hidden />} onClick={() => setAsked(true)}>
        {`Get ${inDollars(amount)} now`}
      </Button>
      <span className={classes['label']}>Instant payout, fee {inDollars(fee)}</span>
      <Dialog title="Instant payout" opened={asked} onClose={() => setAsked(false)}>
        <p>
          {inDollars(amount)} goes to your account ·· {bank} within minutes. The fee of {inDollars(fee)} is taken from
          your balance. Weekly payouts are free.
        </p>
        <DialogActions>
          <Button onClick={() => setAsked(false)}>Cancel</Button>
          <Button look="filled" busy={payOut.isPending} busyLabel="Sending…" onClick={() => payOut.mutate({})}>
            {`Send ${inDollars(amount)}`}
          </Button>
        </DialogActions>
      </Dialog>
    </div>
  );
};
