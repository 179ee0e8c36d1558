import { MAX_COUPON_CODE_LENGTH, MAX_GIFT_CARD_CODE_LENGTH } from '@tailgate/contract/facts';
import { centsOf, showMoney, subtractCents } from '@tailgate/values/money';
import { Award, Gift, TicketPercent, X, type LucideIcon } from 'lucide-react';
import { SendForm } from '#shell/forms/send-form.tsx';
import { useSendForm, type Sending } from '#shell/forms/use-send-form.ts';
import { Button } from '#ui/actions/button.tsx';
import { Card, CardBody } from '#ui/layout/card.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import type { AppointmentDetail } from '#features/appointments/index.ts';
import classes from './checkout.module.css';
import {
  useAddCoupon,
  useAddGiftCard,
  useLeaveLoyalty,
  useRemoveCoupon,
  useRemoveGiftCard,
  useUseLoyalty,
} from './use-order-writes.ts';

/** Coupon, rewards and gift card on the order with what they take off, or a place to type their codes. */
export const DiscountsCard = ({ appointment }: { appointment: AppointmentDetail }) => (
  <Card>
    <CardBody>
      <div className={classes['items']}>
        <Coupon appointment={appointment} />
        <Reward appointment={appointment} />
        <GiftCard appointment={appointment} />
      </div>
    </CardBody>
  </Card>
);

const Coupon = ({ appointment: { id, coupon, finalPrices, currency } }: { appointment: AppointmentDetail }) => {
  const add = useAddCoupon();
  const remove = useRemoveCoupon();
  if (coupon === null)
    return (
      <CodeForm
        label="Coupon"
        field="couponCode"
        maxLength={MAX_COUPON_CODE_LENGTH}
        sending={add}
        input={(couponCode) => ({ params: { id }, body: { couponCode } })}
      />
    );
  return (
    <Applied
      icon={TicketPercent}
      title={coupon.code}
      meta={coupon.percent === null ? 'Coupon' : `${coupon.percent}% off this visit`}
      amount={showMoney(centsOf(-finalPrices.couponDiscount), currency)}
      isRemoving={remove.isPending}
      onRemove={() => remove.mutate({ params: { id } })}
    />
  );
};

/** Rewards that the customer earned, to be used with one tap; nothing where there are none. */
const Reward = ({ appointment: { id, loyalty, finalPrices, currency } }: { appointment: AppointmentDetail }) => {
  const use = useUseLoyalty();
  const leave = useLeaveLoyalty();
  if (loyalty === null) return null;
  const shown = (dollars: number) => showMoney(centsOf(dollars), currency);
  if (!loyalty.isUsed)
    return (
      <div className={classes['coupon']}>
        <Award size={22} aria-hidden />
        <div>
          <strong>Loyalty reward</strong>
          <span className={classes['meta']}>{`${shown(loyalty.credit)} to use`}</span>
        </div>
        <Button
          compact
          look="tint"
          busy={use.isPending}
          busyLabel="Applying…"
          onClick={() => use.mutate({ params: { id } })}
        >
          Use reward
        </Button>
      </div>
    );
  const left = subtractCents(centsOf(loyalty.credit), centsOf(finalPrices.loyaltyDiscount));
  return (
    <Applied
      icon={Award}
      title="Loyalty reward"
      meta={`${showMoney(left, currency)} left after this visit`}
      amount={shown(-finalPrices.loyaltyDiscount)}
      isRemoving={leave.isPending}
      onRemove={() => leave.mutate({ params: { id } })}
    />
  );
};

const GiftCard = ({ appointment: { id, giftCard, finalPrices, currency } }: { appointment: AppointmentDetail }) => {
  const add = useAddGiftCard();
  const remove = useRemoveGiftCard();
  if (giftCard === null)
    return (
      <CodeForm
        label="Gift card"
        field="giftCardCode"
        maxLength={MAX_GIFT_CARD_CODE_LENGTH}
        sending={add}
        input={(giftCardCode) => ({ params: { id }, body: { giftCardCode } })}
      />
    );
  const left = subtractCents(centsOf(giftCard.balance), centsOf(finalPrices.giftCardDiscount));
  return (
    <Applied
      icon={Gift}
      title={`Gift card ·· ${giftCard.ending}`}
      meta={`${showMoney(left, currency)} left after this visit`}
      amount={showMoney(centsOf(-finalPrices.giftCardDiscount), currency)}
      isRemoving={remove.isPending}
      onRemove={() => remove.mutate({ params: { id } })}
    />
  );
};

interface CodeFormProps<Input> {
  readonly label: string;
  /** The field that a refusal names. */
  readonly field: string;
  readonly maxLength: number;
  readonly sending: Sending<Input, unknown>;
  readonly input: (code: string) => Input;
}

const CodeForm = <Input,>({ label, field, maxLength, sending, input }: CodeFormProps<Input>) => {
  const sent = useSendForm(sending, {
    initial: { code: '' },
    fields: { [field]: 'code' },
    validate: { code: (code: string) => (code.trim() === '' ? 'Enter a code' : null) },
    input: ({ code }) => input(code.trim()),
  });
  return (
    <SendForm of={sent} className={classes['other']}>
      <TextField
        label={label}
        autoCapitalize="characters"
        autoComplete="off"
        maxLength={maxLength}
        {...sent.form.getInputProps('code')}
      />
      <Button type="submit" aria-label={`Apply ${label.toLowerCase()}`} busy={sent.isSaving} busyLabel="Checking…">
        Apply
      </Button>
    </SendForm>
  );
};

interface AppliedProps {
  readonly icon: LucideIcon;
  readonly title: string;
  readonly meta: string;
  readonly amount: string;
  readonly isRemoving: boolean;
  readonly onRemove: () => void;
}

const Applied = ({ icon: Icon, title, meta, amount, isRemoving, onRemove }: AppliedProps) => (
  <div className={classes['coupon']}>
    <Icon size={22} aria-hidden />
    <div>
      <strong>{title}</strong>
      <span className={classes['meta']}>{meta}</span>
    </div>
    <span className={classes['less']}>{amount}</span>
    <Button
      compact
      look="text"
      aria-label={`Remove ${title}`}
      icon={<X size={18} aria-hidden />}
      busy={isRemoving}
      busyLabel="Removing…"
      onClick={onRemove}
    >
      Remove
    </Button>
  </div>
);
