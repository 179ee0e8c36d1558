import { useQuery } from '@tanstack/react-query';
import { Printer } from 'lucide-react';
import { useSite } from '#shell/site/site-context.ts';
import { Button } from '#ui/actions/button.tsx';
import { Dialog, DialogActions } from '#ui/actions/dialog.tsx';
import { LoadingState } from '#ui/feedback/loading-state.tsx';
import type { Receipt, receiptQuery } from '../appointments-query.ts';
import type { ownReceiptQuery } from '../own/own-query.ts';
import { momentOf } from '../own/own-words.ts';
import { consentWords } from './consent-words.ts';
import { ReceiptSums } from './receipt-sums.tsx';
import classes from './receipt.module.css';

interface ReceiptDialogProps {
  readonly query: ReturnType<typeof ownReceiptQuery | typeof receiptQuery>;
  /** Says to the customer why their card could be charged. */
  readonly withConsents?: boolean;
  readonly opened: boolean;
  readonly onClose: () => void;
}

/** What an ended appointment came to, to read and to print. */
export const ReceiptDialog = ({ opened, onClose, ...receipt }: ReceiptDialogProps) => (
  <Dialog title="Receipt" opened={opened} onClose={onClose}>
    {opened && <ReceiptOf {...receipt} />}
  </Dialog>
);

const ReceiptOf = ({ query, withConsents = false }: Pick<ReceiptDialogProps, 'query' | 'withConsents'>) => {
  const receipt = useQuery<Receipt>({ queryKey: query.queryKey, queryFn: query.queryFn });
  if (!receipt.data) return <LoadingState what="the receipt" of={[receipt]} rows={5} />;
  return (
    <>
      <WholeReceipt of={receipt.data} withConsents={withConsents} />
      <div className={classes['print']}>
        <DialogActions>
          <Button icon={<Printer size={18} aria-hidden />} onClick={() => window.print()}>
            Print receipt
          </Button>
        </DialogActions>
      </div>
    </>
  );
};

const WholeReceipt = ({ of: receipt, withConsents }: { of: Receipt; withConsents: boolean }) => {
  const { appName } = useSite();
  const { appointmentStart, timeZone, serviceProvider, id } = receipt;
  return (
    <div className={classes['receipt']}>
      <p>
        <strong>{appName}</strong>
        <br />
        {serviceProvider.displayName} · {momentOf(appointmentStart, timeZone)}
        <br />
        <span className={classes['number']}>Number {id}</span>
      </p>
      <ReceiptSums of={receipt} />
      {withConsents && <Consents of={receipt} />}
    </div>
  );
};

/** Why the card could be charged. */
const Consents = ({ of }: { of: Receipt }) => {
  const words = consentWords(of);
  return (
    words.length > 0 && (
      <ul className={classes['consents']}>
        {words.map((each, at) => (
          <li key={at}>{each}</li>
        ))}
      </ul>
    )
  );
};
