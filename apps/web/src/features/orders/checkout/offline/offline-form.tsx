import type { PaymentMethod } from '@tailgate/contract/facts';
import {
  addCents,
  cents,
  centsOf,
  dollarsOf,
  percentOf,
  showMoney,
  subtractCents,
  type Cents,
} from '@tailgate/values/money';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { connectivity, useOnline } from '#shell/connectivity/online.ts';
import { useAction } from '#shell/api/use-action.ts';
import { Card, CardBody } from '#ui/layout/card.tsx';
import { ChoiceChips } from '#ui/fields/choice-chips.tsx';
import { currentTime } from '#ui/dates/current-time.ts';
import { Notice } from '#ui/feedback/notice.tsx';
import { PageButton } from '#ui/actions/page-button.tsx';
import { RadioField } from '#ui/fields/radio-field.tsx';
import { SignaturePad, type Signature } from '#ui/signature/signature-pad.tsx';
import { type AppointmentDetail, paymentMethodsQuery } from '#features/appointments/index.ts';
import { ItemsCard } from '../items-card.tsx';
import classes from '../checkout.module.css';
import { agreedWords, isBeyond } from '../consent-words.ts';
import { tipBaseOf } from '../tip-picker.tsx';
import { noteVisit, type NotedVisit } from './noted-visits.ts';
import { notedKey, sendNoted } from './send-noted.ts';

const TIPS = [0, 15, 20, 25] as const;
type Tip = `${(typeof TIPS)[number]}`;

/** What is due as of the last answer of the server, with another tip. */
const dueWith = ({ finalPrices: { due, tipAmount } }: AppointmentDetail, tip: Cents): Cents =>
  addCents(subtractCents(centsOf(due), centsOf(tipAmount)), tip);

interface Noting {
  readonly method: PaymentMethod;
  readonly cardId: string | null;
  readonly tip: Cents;
  readonly signature: Signature;
}

const notedOf = (appointment: AppointmentDetail, { method, cardId, tip, signature }: Noting): NotedVisit => {
  const { id, customer, currency, petServices } = appointment;
  const now = currentTime().toISOString();
  return {
    orderId: id,
    key: crypto.randomUUID(),
    notedAt: now,
    customerName: customer.displayName,
    currency,
    state: { kind: 'waiting' },
    body: {
      petServices: petServices.map(({ id: petServiceId, startTime, endTime }) => ({
        petServiceId,
        startTime: startTime ?? now,
        endTime: endTime ?? now,
      })),
      paymentMethod: method,
      ...(cardId !== null && { creditCardId: cardId }),
      tipAmount: dollarsOf(tip),
      due: dollarsOf(dueWith(appointment, tip)),
      signature: signature.kind === 'drawn' ? signature.drawing : { name: signature.name },
    },
  };
};

const ACTIONS: Readonly<Record<PaymentMethod, (amount: string) => string>> = {
  cash: (amount) => `Complete with ${amount} in cash`,
  check: (amount) => `Complete with a check for ${amount}`,
  card: (amount) => `Complete and charge ${amount} later`,
};

type Choice = 'cash' | 'check' | `card:${string}`;

/** Cards that were on file when the visit was last loaded. */
const useChoices = (orderId: string) => {
  const { data } = useQuery(paymentMethodsQuery(orderId));
  const cards = data?.items.find(({ id }) => id === 'card')?.sources ?? [];
  return [
    ...cards.map(({ id, name }) => ({
      value: `card:${id}` as const,
      label: name,
      description: 'Charged when you’re back online. It can still be declined.',
    })),
    { value: 'cash' as const, label: 'Cash' },
    { value: 'check' as const, label: 'Check' },
  ];
};

interface OfflineFormProps {
  readonly appointment: AppointmentDetail;
  readonly onNoted: () => void;
}

/** Completes a visit on this device: with the prices it last saw, a tip, how it is paid, and a signature. */
export const OfflineForm = ({ appointment, onNoted }: OfflineFormProps) => {
  const { id, currency, customer } = appointment;
  const [tip, setTip] = useState<Tip>('0');
  const [choice, setChoice] = useState<Choice | null>(null);
  const [signature, setSignature] = useState<Signature | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const queryClient = useQueryClient();
  const isOnline = useOnline();
  const note = useAction(noteVisit, {
    errors: 'inline',
    onDone: async () => {
      await queryClient.invalidateQueries({ queryKey: notedKey });
      if (connectivity.isOnline()) void sendNoted(queryClient);
      onNoted();
    },
  });
  const tipAmount = tip === '0' ? cents(0) : percentOf(tipBaseOf(appointment), Number(tip));
  const dueAmount = dueWith(appointment, tipAmount);
  const due = showMoney(dueAmount, currency);
  const method = choice === null ? null : choice === 'cash' || choice === 'check' ? choice : 'card';
  const complete = () => {
    if (choice === null || method === null || signature === null) {
      setProblem(method === null ? 'Choose how the customer pays.' : `Ask ${customer.firstName} to sign.`);
      return;
    }
    setProblem(null);
    const cardId = method === 'card' ? choice.slice('card:'.length) : null;
    note.mutate(notedOf(appointment, { method, cardId, tip: tipAmount, signature }), {
      onError: () =>
        setProblem('This device could not keep the visit. Write it down, and check out when you’re online.'),
    });
  };
  return (
    <form
      className={classes['complete']}
      onSubmit={(event) => {
        event.preventDefault();
        complete();
      }}
    >
      {isOnline && <Notice tone="info">You’re online: the visit is sent at once.</Notice>}
      <ItemsCard appointment={appointment} readOnly />
      <Card>
        <CardBody>
          <div className={classes['payment']}>
            <ChoiceChips
              label="Tip"
              choices={TIPS.map((percent) => ({
                value: `${percent}` as const,
                label: percent === 0 ? 'No tip' : `${percent}%`,
              }))}
              chosen={tip}
              onChoose={setTip}
            />
            <RadioField
              label="How does the customer pay?"
              choices={useChoices(id)}
              value={choice}
              onChange={setChoice}
            />
            {method === 'card' && isBeyond(appointment, { due: dueAmount, tip: tipAmount }) && (
              <Notice tone="warning">
                {`${agreedWords(appointment)} The card is charged only once they confirm ${due}, which you can ask for when you’re back online. Cash and checks need no confirmation.`}
              </Notice>
            )}
            <SignaturePad label={`Signature of ${customer.displayName}`} value={signature} onChange={setSignature} />
          </div>
        </CardBody>
      </Card>
      <PageButton
        busy={note.isPending}
        busyLabel="Saving…"
        above={problem !== null && <Notice tone="danger">{problem}</Notice>}
      >
        {method === null ? `Complete ${due}` : ACTIONS[method](due)}
      </PageButton>
    </form>
  );
};
