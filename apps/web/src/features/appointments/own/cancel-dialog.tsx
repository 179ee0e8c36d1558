import { MAX_REASON_NOTE_LENGTH } from '@tailgate/contract/facts';
import { centsOf, showMoney } from '@tailgate/values/money';
import { useState } from 'react';
import { Button } from '#ui/actions/button.tsx';
import { Dialog, DialogActions } from '#ui/actions/dialog.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { TextAreaField } from '#ui/fields/text-area-field.tsx';
import type { OwnAppointment } from './own-query.ts';
import { cancelWords, dayWords, petNamesOf, spanWords } from './own-words.ts';
import classes from './own.module.css';
import { useOwnWrites } from './use-own-writes.ts';

interface CancelDialogProps {
  readonly appointment: OwnAppointment;
  readonly opened: boolean;
  readonly onClose: () => void;
}

/** Says what it costs before it is done. */
export const CancelDialog = ({ appointment, opened, onClose }: CancelDialogProps) => {
  const [note, setNote] = useState('');
  const { cancel } = useOwnWrites();
  const { cancellation, can, currency } = appointment;
  const isFree = can.withdraw;
  const fee = showMoney(centsOf(cancellation.fee), currency);
  const asking = cancellation.fee > 0 ? `Ask to cancel, ${fee} fee` : 'Ask to cancel';
  const action = isFree ? 'Cancel appointment' : asking;
  return (
    <Dialog title={isFree ? 'Cancel this appointment?' : 'Ask to cancel?'} opened={opened} onClose={onClose} grave>
      <div className={classes['stack']}>
        <p>
          {petNamesOf(appointment)} · {dayWords(appointment)}, {spanWords(appointment)}
        </p>
        <Notice tone={isFree ? 'info' : 'warning'}>{cancelWords(appointment)}</Notice>
        <TextAreaField
          label="Message to your groomer"
          optional
          rows={2}
          maxLength={MAX_REASON_NOTE_LENGTH}
          value={note}
          onChange={({ currentTarget }) => setNote(currentTarget.value)}
        />
      </div>
      <DialogActions>
        <Button onClick={onClose}>Keep appointment</Button>
        <Button
          look="danger"
          busy={cancel.isPending}
          busyLabel="Canceling…"
          onClick={() =>
            cancel.mutate(
              { params: { id: appointment.id }, body: { description: note, fee: isFree ? 0 : cancellation.fee } },
              { onSettled: onClose },
            )
          }
        >
          {action}
        </Button>
      </DialogActions>
    </Dialog>
  );
};
