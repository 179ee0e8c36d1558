import type { Stripe, StripeElements } from '@stripe/stripe-js';
import { useRef, useState } from 'react';
import { ApiError, isUnreachable } from '#shell/api/api-error.ts';
import type { CardEntryProps } from './card-entry.tsx';
import { NO_PROCESSOR, refusalOf, type ProcessorProblem } from './card-refusal.ts';

type Outcome = { readonly token: string } | { readonly refused: string | null };

interface Fields {
  readonly stripe: Stripe;
  readonly elements: StripeElements;
}

const refusedBy = (problem: ProcessorProblem): Outcome => ({ refused: refusalOf(problem) });

/** Set up for later. The bank's page opens over ours, and the answer comes back here. */
const setUp = async (
  { stripe, elements }: Fields,
  { setupIntentId, clientSecret }: { readonly setupIntentId: string; readonly clientSecret: string },
): Promise<Outcome> => {
  const { error } = await stripe.confirmSetup({
    elements,
    clientSecret,
    redirect: 'if_required',
    confirmParams: { return_url: window.location.href },
  });
  // Done already, and only the answer got lost.
  if (!error || error.setup_intent?.status === 'succeeded') return { token: setupIntentId };
  return refusedBy(error);
};

const makeForOnce = async ({ stripe, elements }: Fields): Promise<Outcome> => {
  const { error, paymentMethod } = await stripe.createPaymentMethod({ elements });
  return error ? refusedBy(error) : { token: paymentMethod.id };
};

/**
 * Gives what is typed to the processor, and what it knows the card by to us. Where our answer gets lost, the same is sent
 * again; where the bank asks the payer about a payment, its page opens and the payment is sent again after it.
 */
export const useCardEntry = (
  { use, save }: Pick<CardEntryProps, 'save' | 'use'>,
  given: { readonly [Part in keyof Fields]: Fields[Part] | null },
) => {
  const [notice, setNotice] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const [made, setMade] = useState<string | null>(null);
  const prepared = useRef<{ setupIntentId: string; clientSecret: string }>(null);

  const keep = async (stripe: Stripe, token: string): Promise<void> => {
    const { clientSecret } = await save(token);
    setMade(null);
    prepared.current = null;
    if (clientSecret === undefined || clientSecret === null) return;
    const { error } = await stripe.handleNextAction({ clientSecret });
    if (error) setNotice(refusalOf(error) ?? NO_PROCESSOR);
    else await keep(stripe, token);
  };

  const make = async (fields: Fields): Promise<Outcome> => {
    const { error } = await fields.elements.submit();
    if (error) return refusedBy(error);
    if (use.kind === 'once') return await makeForOnce(fields);
    prepared.current ??= await use.prepare();
    return await setUp(fields, prepared.current);
  };

  const send = async (fields: Fields): Promise<void> => {
    const outcome: Outcome = made === null ? await make(fields) : { token: made };
    if ('refused' in outcome) {
      setNotice(outcome.refused);
      return;
    }
    try {
      await keep(fields.stripe, outcome.token);
    } catch (error) {
      if (isUnreachable(error)) setMade(outcome.token);
      else {
        setMade(null);
        prepared.current = null;
      }
      throw error;
    }
  };

  const submit = async (): Promise<void> => {
    const { stripe, elements } = given;
    if (isBusy || !stripe || !elements) return;
    setNotice(null);
    setIsBusy(true);
    try {
      await send({ stripe, elements });
    } catch (error) {
      setNotice(error instanceof ApiError ? error.message : NO_PROCESSOR);
    } finally {
      setIsBusy(false);
    }
  };
  return { notice, isBusy, isAgain: made !== null, submit };
};
