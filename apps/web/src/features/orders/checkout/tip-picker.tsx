import { UnstyledButton } from '@mantine/core';
import { MAX_TIP_CENTS, TIP_PERCENTAGES } from '@tailgate/contract/facts';
import { cents, centsOf, dollarsOf, percentOf, showMoney, subtractCents, type Cents } from '@tailgate/values/money';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { Button } from '#ui/actions/button.tsx';
import { PriceField } from '#ui/fields/price-field.tsx';
import { type AppointmentDetail, LastTime, lastPricesQuery } from '#features/appointments/index.ts';
import classes from './checkout.module.css';
import { useSetTip } from './use-order-writes.ts';

/** A tip is a part of the work, before tax and fees. */
export const tipBaseOf = ({ finalPrices }: Pick<AppointmentDetail, 'finalPrices'>): Cents =>
  subtractCents(centsOf(finalPrices.subtotal), centsOf(finalPrices.couponDiscount));

interface TipPickerProps {
  readonly appointment: AppointmentDetail;
  /** For the customer who holds the phone: larger, with a way to give none. */
  readonly large?: boolean;
  readonly onSet?: () => void;
}

/** Three usual tips with their amounts, or another amount. Pressing the chosen one takes it away. */
export const TipPicker = ({ appointment, large = false, onSet }: TipPickerProps) => {
  const tip = useSetTip();
  const headingId = useId();
  const lastTips = useQuery(lastPricesQuery(appointment.id)).data?.tips ?? [];
  const { id, currency, finalPrices } = appointment;
  const base = tipBaseOf(appointment);
  // What was pressed shows at once; the totals follow with the answer.
  const sent = tip.isPending ? tip.variables.body.amount : undefined;
  const chosen = centsOf(sent ?? finalPrices.tipAmount);
  const offers = TIP_PERCENTAGES.map((percent) => ({ percent, amount: percentOf(base, percent) }));
  const isOffered = offers.some(({ amount }) => amount === chosen);
  const [isOther, setIsOther] = useState(false);
  const set = (amount: Cents, percent?: number) =>
    tip.mutate(
      { params: { id }, body: { amount: dollarsOf(amount), type: 'fixed', ...(percent !== undefined && { percent }) } },
      { onSuccess: () => onSet?.() },
    );
  return (
    <section className={classes['tip']} aria-labelledby={headingId} data-large={large || undefined}>
      <header>
        <h2 id={headingId}>Tip</h2>
        <span className={classes['meta']}>on {showMoney(base, currency)}</span>
      </header>
      <div className={classes['tips']}>
        {offers.map(({ percent, amount }) => (
          <TipButton
            key={percent}
            title={`${percent}%`}
            meta={showMoney(amount, currency)}
            isChosen={amount === chosen && amount > 0}
            onPress={() => {
              setIsOther(false);
              if (amount === chosen && !large) set(cents(0));
              else set(amount, percent);
            }}
          />
        ))}
        <TipButton
          title="Other"
          meta={!isOffered && chosen > 0 ? showMoney(chosen, currency) : null}
          isChosen={!isOffered && chosen > 0}
          onPress={() => setIsOther(!isOther)}
        />
      </div>
      <LastTime
        amounts={lastTips.map(({ amount }) => amount)}
        current={chosen}
        currency={currency}
        onUse={(amount) => {
          setIsOther(false);
          set(amount);
        }}
      />
      {isOther && (
        <OtherTip
          currency={currency}
          initial={isOffered || chosen === 0 ? null : chosen}
          isBusy={tip.isPending}
          onSet={(amount) => {
            setIsOther(false);
            set(amount);
          }}
        />
      )}
      {large && (
        <Button fullWidth busy={tip.isPending && sent === 0} busyLabel="Saving…" onClick={() => set(cents(0))}>
          No tip
        </Button>
      )}
    </section>
  );
};

interface TipButtonProps {
  readonly title: string;
  readonly meta: string | null;
  readonly isChosen: boolean;
  readonly onPress: () => void;
}

/** A tip to choose, with its amount. */
export const TipButton = ({ title, meta, isChosen, onPress }: TipButtonProps) => (
  <UnstyledButton className={classes['choice'] ?? ''} aria-pressed={isChosen} onClick={onPress}>
    <strong>{title}</strong> {meta !== null && <span>{meta}</span>}
  </UnstyledButton>
);

interface OtherTipProps {
  readonly currency: string;
  readonly initial: Cents | null;
  readonly isBusy: boolean;
  readonly onSet: (amount: Cents) => void;
}

const OtherTip = ({ currency, initial, isBusy, onSet }: OtherTipProps) => {
  const [amount, setAmount] = useState(initial);
  const isTooMuch = amount !== null && amount > MAX_TIP_CENTS;
  return (
    <form
      className={classes['other']}
      onSubmit={(event) => {
        event.preventDefault();
        if (amount !== null && !isTooMuch) onSet(amount);
      }}
    >
      <PriceField
        label="Tip amount"
        currency={currency}
        value={amount}
        error={isTooMuch ? `Enter at most ${showMoney(cents(MAX_TIP_CENTS), currency)}` : undefined}
        onChange={setAmount}
      />
      <Button type="submit" look="filled" disabled={amount === null || isTooMuch} busy={isBusy} busyLabel="Saving…">
        Set tip
      </Button>
    </form>
  );
};
