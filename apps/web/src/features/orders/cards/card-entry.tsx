import { lazy, Suspense, type ReactNode } from 'react';
import { SkeletonFields } from '#ui/feedback/skeleton.tsx';
import type { Processor } from './load-stripe.ts';

/** A card that is charged later: prepared with us, set up at the processor, and known to us by that setup. */
interface ForLater {
  readonly kind: 'later';
  readonly prepare: () => Promise<{ readonly setupIntentId: string; readonly clientSecret: string }>;
}

/** A card for one payment now. */
interface ForOnce {
  readonly kind: 'once';
  readonly amountCents: number;
}

export interface CardEntryProps {
  readonly processor: Processor;
  readonly use: ForLater | ForOnce;
  /** What the person agrees to by the button below it. */
  readonly consent: string;
  /** Whether the person's own device may offer their own cards and wallets. */
  readonly isOwn: boolean;
  /** Sends us what the processor knows the card by. Answers a client secret where the bank wants the payer to confirm. */
  readonly save: (token: string) => Promise<{ readonly clientSecret?: string | null }>;
  /** The buttons. What was made is sent again instead of another card. */
  readonly actions: (state: { readonly isBusy: boolean; readonly isAgain: boolean }) => ReactNode;
}

/** With the processor's library, which only screens that take cards need. */
const CardForm = lazy(async () => ({ default: (await import('./processor-form.tsx')).ProcessorForm }));

/** Where a card is typed: in fields of the card processor, which we cannot read. */
export const CardEntry = (props: CardEntryProps) => (
  <Suspense fallback={<SkeletonFields fields={3} buttons={1} />}>
    <CardForm {...props} />
  </Suspense>
);
