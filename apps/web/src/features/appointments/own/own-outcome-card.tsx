import { useQuery } from '@tanstack/react-query';
import { ReceiptText } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#ui/actions/button.tsx';
import { LoadingState } from '#ui/feedback/loading-state.tsx';
import { Card, CardBody } from '#ui/layout/card.tsx';
import { ReceiptDialog } from '../receipt/receipt-dialog.tsx';
import { ReceiptSums } from '../receipt/receipt-sums.tsx';
import { ownReceiptQuery, type OwnAppointment } from './own-query.ts';
import classes from './own.module.css';

/** What it came to and how it was paid, with the receipt to print. */
export const OwnOutcomeCard = ({ appointment: { id, total } }: { appointment: OwnAppointment }) => {
  const [isOpen, setIsOpen] = useState(false);
  const query = ownReceiptQuery(id);
  const receipt = useQuery({ ...query, enabled: total !== null });
  if (total === null) return null;
  return (
    <Card title="Payment">
      <CardBody>
        <div className={classes['stack']}>
          {receipt.data ? (
            <ReceiptSums of={receipt.data} />
          ) : (
            <LoadingState what="the payment" of={[receipt]} rows={4} />
          )}
          <Button icon={<ReceiptText size={18} aria-hidden />} onClick={() => setIsOpen(true)}>
            View receipt
          </Button>
          <ReceiptDialog query={query} withConsents opened={isOpen} onClose={() => setIsOpen(false)} />
        </div>
      </CardBody>
    </Card>
  );
};
