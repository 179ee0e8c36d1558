import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '#ui/actions/button.tsx';
import { Card } from '#ui/layout/card.tsx';
import { LoadingState } from '#ui/feedback/loading-state.tsx';
import { Row, Rows } from '#ui/layout/rows.tsx';
import { inDollars } from '#ui/words/dollars.ts';
import { FeesDialog } from './fees-dialog.tsx';
import { daysInWords, feeInWords } from './tax-words.ts';
import classes from './taxes.module.css';
import { feesQuery } from './taxes-query.ts';

const Figure = ({ children }: { children: string }) => <strong className={classes['figure']}>{children}</strong>;

/** What the site takes of orders. */
export const FeesCard = () => {
  const fees = useQuery(feesQuery);
  const { data } = fees;
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Card
      title="Fees"
      aside={
        data && (
          <Button compact onClick={() => setIsOpen(true)}>
            Change fees
          </Button>
        )
      }
    >
      {!data && <LoadingState what="the fees" of={[fees]} rows={4} />}
      {data && (
        <>
          <Rows label="Fees">
            <Row
              title="Card processing"
              meta="Of each order paid by card"
              aside={<Figure>{feeInWords(data.processing)}</Figure>}
            />
            <Row
              title="Management"
              meta="Of each completed order"
              aside={<Figure>{feeInWords(data.management)}</Figure>}
            />
            <Row
              title="Maximum no-show fee"
              meta="What a groomer can charge a customer who isn’t there"
              aside={<Figure>{inDollars(data.noShowLimit)}</Figure>}
            />
            <Row
              title="Late cancellation fee"
              meta="What a groomer can charge within 24 hours of the appointment"
              aside={<Figure>{inDollars(data.cancellationFee)}</Figure>}
            />
            <Row
              title="On-the-way cancellation fee"
              meta="From when the groomer sets out. After arrival, the no-show fee applies"
              aside={<Figure>{inDollars(data.enRouteFee)}</Figure>}
            />
            <Row
              title="Instant payout hold"
              meta="How long new income waits before an instant payout"
              aside={<Figure>{daysInWords(data.instantPayoutHoldDays)}</Figure>}
            />
            <Row
              title="Charge above the estimate"
              meta="Above this, the customer has to confirm the total"
              aside={<Figure>{`${data.consentPercent}%`}</Figure>}
            />
            <Row
              title="Tip without confirming"
              meta="Of the estimate, or $20 if that’s more"
              aside={<Figure>{`${data.consentTipPercent}%`}</Figure>}
            />
            <Row
              title="Limit for groomers’ bookings"
              meta="For an appointment the customer didn’t book. Above this, they have to confirm"
              aside={<Figure>{inDollars(data.unconfirmedLimit)}</Figure>}
            />
          </Rows>
          <FeesDialog fees={data} opened={isOpen} onClose={() => setIsOpen(false)} />
        </>
      )}
    </Card>
  );
};
