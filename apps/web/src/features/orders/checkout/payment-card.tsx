import type { CallAnswer } from '@tailgate/contract';
import type { OrderMethod } from '@tailgate/contract/facts';
import { useQuery } from '@tanstack/react-query';
import { CreditCard } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#ui/actions/button.tsx';
import { Card, CardBody } from '#ui/layout/card.tsx';
import { ErrorState } from '#ui/feedback/error-state.tsx';
import { RadioField } from '#ui/fields/radio-field.tsx';
import { SkeletonFields } from '#ui/feedback/skeleton.tsx';
import { SwitchField } from '#ui/fields/switch-field.tsx';
import { type AppointmentDetail, paymentMethodsQuery } from '#features/appointments/index.ts';
import { CardDialog } from './card-dialog.tsx';
import classes from './checkout.module.css';
import { useChoosePayment, useProcessingFeePayer } from './use-order-writes.ts';

type Method =
  CallAnswer<'GET /v2/service-checkout/pet-service/service-provider/order/:id/payment/list'>['items'][number];
/** One choice for each card on file, and one for each other way. */
type Choice = `card:${string}` | Exclude<OrderMethod, 'card'>;

const choiceOf = (method: OrderMethod, sourceId: string | null): Choice | null =>
  method === 'card' ? (sourceId === null ? null : `card:${sourceId}`) : method;

interface PaymentCardProps {
  readonly appointment: AppointmentDetail;
  readonly problem?: string | undefined;
}

/** How the customer pays what is due. */
export const PaymentCard = ({ appointment, problem }: PaymentCardProps) => {
  const methods = useQuery(paymentMethodsQuery(appointment.id));
  return (
    <Card title="Payment">
      <CardBody>
        {methods.data ? (
          <PaymentChoice appointment={appointment} methods={methods.data.items} problem={problem} />
        ) : methods.isError ? (
          <ErrorState title="The ways to pay didn’t load" onRetry={() => void methods.refetch()} />
        ) : (
          <SkeletonFields fields={2} buttons={0} />
        )}
      </CardBody>
    </Card>
  );
};

interface PaymentChoiceProps extends PaymentCardProps {
  readonly methods: readonly Method[];
}

const PaymentChoice = ({ appointment, methods, problem }: PaymentChoiceProps) => {
  const choose = useChoosePayment();
  const feePayer = useProcessingFeePayer();
  const [isAdding, setIsAdding] = useState(false);
  const { id, paymentMethod, creditCardId, processingFeePayer } = appointment;
  const saved = paymentMethod === null ? null : choiceOf(paymentMethod, creditCardId);
  const sent = choose.isPending
    ? choiceOf(choose.variables.body.paymentMethodId, choose.variables.body.sourceId ?? null)
    : null;
  return (
    <div className={classes['payment']}>
      <RadioField
        label="How does the customer pay?"
        choices={methods.flatMap(choicesOf)}
        value={sent ?? saved}
        error={sent === null ? problem : undefined}
        onChange={(choice) => choose.mutate({ params: { id }, body: bodyOf(choice) })}
      />
      {!methods.some((method) => method.id === 'card' && method.sources.length > 0) && (
        <p className={classes['meta']}>No card on file. Add one, take cash or a check, or send a payment link.</p>
      )}
      <Button
        compact
        look="text"
        className={classes['start'] ?? ''}
        icon={<CreditCard size={18} aria-hidden />}
        onClick={() => setIsAdding(true)}
      >
        Add a card
      </Button>
      <CardDialog
        appointment={appointment}
        opened={isAdding}
        onClose={() => setIsAdding(false)}
        onAdded={(sourceId) => {
          setIsAdding(false);
          choose.mutate({ params: { id }, body: { paymentMethodId: 'card', sourceId } });
        }}
      />
      {paymentMethod === 'card' && (
        <SwitchField
          label="Customer pays the card processing fee"
          checked={processingFeePayer === 'customer'}
          onChange={(isCustomer) =>
            feePayer.mutate({ params: { id }, body: { payer: isCustomer ? 'customer' : 'service-provider' } })
          }
        />
      )}
    </div>
  );
};

interface Offered {
  readonly value: Choice;
  readonly label: string;
  readonly description: string;
  readonly disabled: boolean;
}

const choicesOf = ({ id, name, description, isAvailable, sources }: Method): readonly Offered[] =>
  id === 'card'
    ? sources.map((card) => ({
        value: `card:${card.id}`,
        label: card.name,
        description: card.description,
        disabled: !isAvailable,
      }))
    : [{ value: id, label: name, description, disabled: !isAvailable }];

const bodyOf = (choice: Choice) =>
  choice === 'cash' || choice === 'check' || choice === 'later'
    ? { paymentMethodId: choice }
    : { paymentMethodId: 'card' as const, sourceId: choice.slice('card:'.length) };
