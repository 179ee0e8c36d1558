import { useComputedColorScheme } from '@mantine/core';
import { Elements, PaymentElement, useElements, useStripe } from '@stripe/react-stripe-js';
import type { StripeElementsOptionsMode } from '@stripe/stripe-js';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState, type SubmitEvent } from 'react';
import { LoadingState } from '#ui/feedback/loading-state.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { cardAppearance } from './card-appearance.ts';
import type { CardEntryProps } from './card-entry.tsx';
import { NO_PROCESSOR } from './card-refusal.ts';
import classes from './cards.module.css';
import { loadProcessor } from './load-stripe.ts';
import { useCardEntry } from './use-card-entry.ts';

const CURRENCY = 'usd';
const CARDS = { currency: CURRENCY, allowedPaymentMethodTypes: ['card'] };

/** For one payment of this amount, or for later. */
const optionsOf = (amount: number | null): StripeElementsOptionsMode =>
  amount === null
    ? { ...CARDS, mode: 'setup', setupFutureUsage: 'off_session' }
    : { ...CARDS, mode: 'payment', amount, paymentMethodCreation: 'manual' };

/** The words beside the button are ours. */
const OWN_WORDS = { card: 'never', applePay: 'never', googlePay: 'never' } as const;
/** On somebody else's device, its wallets are somebody else's. */
const NO_WALLETS = { applePay: 'never', googlePay: 'never' } as const;

/** The form around the fields of the card processor. */
export const ProcessorForm = (props: CardEntryProps) => {
  const { processor, use } = props;
  const scheme = useComputedColorScheme('light');
  const loaded = useQuery({
    queryKey: ['card-processor', processor.publishableKey, processor.scriptUrl],
    queryFn: () => loadProcessor(processor),
    staleTime: Infinity,
    retry: false,
    structuralSharing: false,
    meta: { remember: false },
  });
  const amount = use.kind === 'once' ? use.amountCents : null;
  const options = useMemo(
    () => ({ ...optionsOf(amount), locale: 'en' as const, appearance: cardAppearance(scheme) }),
    [amount, scheme],
  );
  if (!loaded.data) return <LoadingState what="the card form" of={[loaded]} rows={3} />;
  return (
    <Elements stripe={loaded.data} options={options}>
      <Fields {...props} />
    </Elements>
  );
};

const Fields = (props: CardEntryProps) => {
  const [isReady, setIsReady] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);
  const { notice, isBusy, isAgain, submit } = useCardEntry(props, { stripe: useStripe(), elements: useElements() });
  return (
    <form
      noValidate
      className={classes['card']}
      onSubmit={(event: SubmitEvent) => {
        event.preventDefault();
        void submit();
      }}
    >
      {notice !== null && <Notice tone="danger">{notice}</Notice>}
      {hasFailed && <Notice tone="danger">{NO_PROCESSOR}</Notice>}
      <div hidden={isAgain}>
        <PaymentElement
          options={{
            layout: 'tabs',
            terms: OWN_WORDS,
            ...(!props.isOwn && { wallets: NO_WALLETS }),
          }}
          onReady={() => setIsReady(true)}
          onLoadError={() => setHasFailed(true)}
        />
      </div>
      {isReady && (
        <>
          <p className={classes['consent']}>{props.consent}</p>
          {props.actions({ isBusy, isAgain })}
        </>
      )}
    </form>
  );
};
