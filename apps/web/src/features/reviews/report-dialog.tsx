import {
  MAX_REVIEW_REPORT_LENGTH,
  REVIEW_REPORT_REASONS,
  REVIEW_REPORT_WORDS,
  type ReviewReportReason,
} from '@tailgate/contract/facts';
import { CheckedForm } from '#shell/forms/checked-form.tsx';
import { FormDialog } from '#shell/forms/form-dialog.tsx';
import { useWriteForm } from '#shell/forms/use-write-form.ts';
import { Button } from '#ui/actions/button.tsx';
import { DialogActions } from '#ui/actions/dialog.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { SelectField } from '#ui/fields/select-field.tsx';
import { TextAreaField } from '#ui/fields/text-area-field.tsx';
import { REPORT, type Review } from './reviews-query.ts';
import classes from './reviews.module.css';

interface ReportDialogProps {
  /** The review to report, or nothing while the dialog is closed. */
  readonly of: Review | null;
  readonly onClose: () => void;
}

/** Asks staff to look at a review. */
export const ReportDialog = ({ of, onClose }: ReportDialogProps) => (
  <FormDialog title="Report review" opened={of !== null} onClose={onClose}>
    {of && <ReportForm review={of} onClose={onClose} />}
  </FormDialog>
);

interface Values {
  reason: ReviewReportReason | null;
  note: string;
}
const EMPTY: Values = { reason: null, note: '' };
const CHOICES = REVIEW_REPORT_REASONS.map((value) => ({ value, label: REVIEW_REPORT_WORDS[value] }));

const ReportForm = ({ review, onClose }: { review: Review; onClose: () => void }) => {
  const write = useWriteForm<typeof REPORT, Values>(REPORT, {
    saved: EMPTY,
    validate: { reason: (reason) => (reason === null ? 'Choose a reason' : null) },
    input: ({ reason, note }) => ({ params: { id: review.id }, body: { reason: reason ?? 'other', note } }),
    onSaved: () => {
      onClose();
      return undefined;
    },
    success: 'Review reported. Our team will look at it.',
  });
  const { form } = write;
  return (
    <CheckedForm of={write} className={classes['form']}>
      <p className={classes['hint']}>
        Our team decides whether it stays. Reviews are not removed because somebody was not happy.
      </p>
      <SelectField
        label="Reason"
        required
        choices={CHOICES}
        {...form.getInputProps('reason')}
        value={form.values.reason}
      />
      <TextAreaField
        label="Note"
        optional
        rows={3}
        maxLength={MAX_REVIEW_REPORT_LENGTH}
        {...form.getInputProps('note')}
      />
      {write.notice !== null && <Notice tone="danger">{write.notice}</Notice>}
      <DialogActions>
        <Button onClick={onClose}>Cancel</Button>
        <Button look="filled" type="submit" busy={write.isSaving} busyLabel="Reporting…">
          Report review
        </Button>
      </DialogActions>
    </CheckedForm>
  );
};
