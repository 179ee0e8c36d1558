import { centsOf, showMoney } from '@tailgate/values/money';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { toastSuccess } from '#shell/errors/toast.tsx';
import { Button } from '#ui/actions/button.tsx';
import { Sum, Sums } from '#ui/figures/sums.tsx';
import { Card, CardBody } from '#ui/layout/card.tsx';
import { dayOf } from '../appointment-words.ts';
import type { AppointmentDetail } from '../appointments-query.ts';
import { shortDayOfMonth } from '../calendar/calendar-days.ts';
import classes from './appointment.module.css';
import { ChargeDialog } from './charge-dialog.tsx';
import { EstimateCard } from './estimate-card.tsx';
import { useAddCharge, useRemoveCharge } from './use-visit-writes.ts';
import { isAtTheVan, isNoted, productInWords } from './visit-words.ts';

type Charge = AppointmentDetail['customCharges'][number];
/** The processing fee comes after the subtotal and is nobody's to remove. */
type OwnCharge = Charge & { readonly type: 'discount' | 'other' };
export const isOwnCharge = (charge: Charge): charge is OwnCharge => charge.type !== 'proc-fee';

interface MoneyCardProps {
  readonly appointment: AppointmentDetail;
  readonly now: Date;
  readonly readOnly?: boolean;
}

/** The estimate, and from the visit on what is asked. */
export const MoneyCard = ({ appointment, now, readOnly = false }: MoneyCardProps) =>
  isNoted(appointment, now) ? (
    <PricesCard appointment={appointment} isOpen={!readOnly && isAtTheVan(appointment, now)} />
  ) : (
    <EstimateCard appointment={appointment} />
  );

/** What is asked as of now, with charges and discounts beside the services. */
const PricesCard = ({ appointment, isOpen }: { appointment: AppointmentDetail; isOpen: boolean }) => {
  const [isAdding, setIsAdding] = useState(false);
  const { currency, timeZone, travelFee, finalPrices, upsells, customCharges, laterTip } = appointment;
  const shown = (dollars: number) => showMoney(centsOf(dollars), currency);
  return (
    <Card title="Prices">
      <CardBody>
        <div className={classes['stack']}>
          <Sums>
            <Sum name="Services">{shown(finalPrices.petServicesTotal)}</Sum>
            {travelFee > 0 && <Sum name="Travel fee">{shown(travelFee)}</Sum>}
            {upsells.map((product) => (
              <Sum key={product.id ?? product.name} name={productInWords(product)}>
                {shown(product.total)}
              </Sum>
            ))}
            {customCharges.filter(isOwnCharge).map((charge) => (
              <ChargeRow key={charge.id} appointmentId={appointment.id} charge={charge} shown={shown} isOpen={isOpen} />
            ))}
            <Sum name="Subtotal, before tax and tip" look="total">
              {shown(finalPrices.subtotal)}
            </Sum>
            {laterTip && (
              <Sum name={`Tip added ${shortDayOfMonth(dayOf(laterTip.givenAt, timeZone))}`}>
                {shown(laterTip.amount)}
              </Sum>
            )}
          </Sums>
          {isOpen && (
            <Button
              compact
              className={classes['start'] ?? ''}
              icon={<Plus size={18} aria-hidden />}
              onClick={() => setIsAdding(true)}
            >
              Add charge or discount
            </Button>
          )}
        </div>
      </CardBody>
      <ChargeDialog appointment={appointment} opened={isAdding} onClose={() => setIsAdding(false)} />
    </Card>
  );
};

interface ChargeRowProps {
  readonly appointmentId: string;
  readonly charge: OwnCharge;
  readonly shown: (dollars: number) => string;
  readonly isOpen: boolean;
}

/** A charge or a discount, which can be taken away again. */
export const ChargeRow = ({ appointmentId, charge, shown, isOpen }: ChargeRowProps) => {
  const { id, type, title, description, amount, deletable } = charge;
  const add = useAddCharge('toast');
  const params = { id: appointmentId };
  const remove = useRemoveCharge(() =>
    toastSuccess(`${title} removed`, {
      label: 'Undo',
      onPress: () => add.mutate({ params, body: { type, title, description, amount } }),
    }),
  );
  return (
    <Sum name={title}>
      {shown(type === 'discount' ? -amount : amount)}
      {isOpen && deletable && (
        <Button
          compact
          look="text"
          aria-label={`Remove ${title}`}
          busy={remove.isPending}
          busyLabel="Removing…"
          onClick={() => remove.mutate({ params, query: { item: id } })}
        >
          Remove
        </Button>
      )}
    </Sum>
  );
};
