import { centsOf, showMoney } from '@tailgate/values/money';
import { useQuery } from '@tanstack/react-query';
import { LifeBuoy, ReceiptText } from 'lucide-react';
import { useState } from 'react';
import { useSite } from '#shell/site/site-context.ts';
import { AnchorButton, Button } from '#ui/actions/button.tsx';
import { LoadingState } from '#ui/feedback/loading-state.tsx';
import { Row, Rows } from '#ui/layout/rows.tsx';
import { Card, CardBody } from '#ui/layout/card.tsx';
import { type AppointmentDetail, ReceiptDialog, receiptQuery, ReceiptSums } from '#features/appointments/index.ts';
import { OwedPayment } from '../checkout/owed-payment.tsx';
import { EarnedRow } from './earned-row.tsx';
import classes from './outcome.module.css';

/** What a settled appointment came to, line by line, with what the groomer earns by it. */
export const OutcomeCard = ({ appointment }: { appointment: AppointmentDetail }) => {
  const { id, settlement, owed } = appointment;
  const [isOpen, setIsOpen] = useState(false);
  const { serviceEmail } = useSite();
  const receipt = useQuery({ ...receiptQuery(id), enabled: settlement !== null });
  if (settlement === null) return null;
  return (
    <Card>
      <NoShowRow appointment={appointment} />
      <CardBody>
        <div className={classes['outcome']}>
          {receipt.data ? (
            <ReceiptSums of={receipt.data} />
          ) : (
            <LoadingState what="what it came to" of={[receipt]} rows={5} />
          )}
          {owed && <OwedPayment appointment={appointment} owed={owed} />}
          <ReceiptDialog query={receiptQuery(id)} opened={isOpen} onClose={() => setIsOpen(false)} />
        </div>
      </CardBody>
      <EarnedRow appointment={appointment} settlement={settlement} />
      <CardBody>
        <div className={classes['actions']}>
          <Button icon={<ReceiptText size={18} aria-hidden />} onClick={() => setIsOpen(true)}>
            Receipt
          </Button>
          {serviceEmail && !owed && (
            <AnchorButton
              href={`mailto:${serviceEmail}?subject=${encodeURIComponent(`Refund of appointment ${id}`)}`}
              icon={<LifeBuoy size={18} aria-hidden />}
            >
              Ask staff for a refund
            </AnchorButton>
          )}
        </div>
      </CardBody>
    </Card>
  );
};

/** What the groomer recorded, with its photo. */
const NoShowRow = ({ appointment: { noShow, currency } }: { appointment: AppointmentDetail }) =>
  noShow && (
    <Rows label="No-show">
      <Row
        lead={
          noShow.picture && (
            <img className={classes['photo']} src={noShow.picture.sizes.thumbnail} alt="Taken at the address" />
          )
        }
        title={noShow.title}
        meta={noShow.description}
        aside={<strong>{showMoney(centsOf(noShow.amount), currency)}</strong>}
      />
    </Rows>
  );
