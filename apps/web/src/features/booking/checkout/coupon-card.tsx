import { MAX_COUPON_CODE_LENGTH } from '@tailgate/contract/facts';
import { centsOf, showMoney } from '@tailgate/values/money';
import { TicketPercent, X } from 'lucide-react';
import { SendForm } from '#shell/forms/send-form.tsx';
import { useSendForm } from '#shell/forms/use-send-form.ts';
import { Button } from '#ui/button.tsx';
import { Card, CardBody } from '#ui/card.tsx';
import { TextField } from '#ui/text-field.tsx';
import type { AppointmentDetail } from '../booking-query.ts';
import classes from './checkout.module.css';
import { useAddCoupon, useRemoveCoupon } from './use-order-writes.ts';

/** The coupon on the order with what it takes off, or a place to type its code. */
export const CouponCard = ({ appointment }: { appointment: AppointmentDetail }) => (
  <Card>
    <CardBody>
      {appointment.coupon === null ? (
        <CouponForm id={appointment.id} />
      ) : (
        <CouponRow appointment={appointment} coupon={appointment.coupon} />
      )}
    </CardBody>
  </Card>
);

const CouponForm = ({ id }: { id: string }) => {
  const sent = useSendForm(useAddCoupon(), {
    initial: { couponCode: '' },
    validate: { couponCode: (code: string) => (code.trim() === '' ? 'Enter the code of the coupon' : null) },
    input: ({ couponCode }) => ({ params: { id }, body: { couponCode: couponCode.trim() } }),
  });
  return (
    <SendForm of={sent} className={classes['other']}>
      <TextField
        label="Coupon"
        autoCapitalize="characters"
        autoComplete="off"
        maxLength={MAX_COUPON_CODE_LENGTH}
        {...sent.form.getInputProps('couponCode')}
      />
      <Button type="submit" busy={sent.isSaving} busyLabel="Checking…">
        Apply
      </Button>
    </SendForm>
  );
};

interface CouponRowProps {
  readonly appointment: AppointmentDetail;
  readonly coupon: NonNullable<AppointmentDetail['coupon']>;
}

const CouponRow = ({ appointment: { id, finalPrices, currency }, coupon }: CouponRowProps) => {
  const remove = useRemoveCoupon();
  return (
    <div className={classes['coupon']}>
      <TicketPercent size={22} aria-hidden />
      <strong>{coupon.code}</strong>
      <span className={classes['less']}>{showMoney(centsOf(-finalPrices.couponDiscount), currency)}</span>
      <Button
        compact
        look="text"
        aria-label={`Remove ${coupon.code}`}
        icon={<X size={18} aria-hidden />}
        busy={remove.isPending}
        busyLabel="Removing…"
        onClick={() => remove.mutate({ params: { id } })}
      >
        Remove
      </Button>
    </div>
  );
};
