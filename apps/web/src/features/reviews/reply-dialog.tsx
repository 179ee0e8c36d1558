import { MAX_REVIEW_REPLY_LENGTH } from '@tailgate/contract/facts';
import { CheckedForm } from '#shell/forms/checked-form.tsx';
import { FormDialog } from '#shell/forms/form-dialog.tsx';
import { useWriteForm } from '#shell/forms/use-write-form.ts';
import { Button } from '#ui/actions/button.tsx';
import { DialogActions } from '#ui/actions/dialog.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { TextAreaField } from '#ui/fields/text-area-field.tsx';
import { EDIT_REPLY, REPLY, type Review } from './reviews-query.ts';
import classes from './reviews.module.css';

interface ReplyDialogProps {
  /** The review to reply to, or nothing while the dialog is closed. */
  readonly of: Review | null;
  readonly onClose: () => void;
}

/** Replies to a review, or changes the reply. */
export const ReplyDialog = ({ of, onClose }: ReplyDialogProps) => (
  <FormDialog
    title={of?.reply ? 'Edit reply' : `Reply to ${of?.customer.displayName ?? 'a review'}`}
    opened={of !== null}
    onClose={onClose}
  >
    {of && <ReplyForm review={of} onClose={onClose} />}
  </FormDialog>
);

const ReplyForm = ({ review, onClose }: { review: Review; onClose: () => void }) => {
  const write = useWriteForm(review.reply ? EDIT_REPLY : REPLY, {
    saved: { text: review.reply?.text ?? '' },
    validate: { text: (text: string) => (text.trim() === '' ? 'Write a reply' : null) },
    input: ({ text }) => ({ body: { reviewId: review.id, text } }),
    onSaved: () => {
      onClose();
      return undefined;
    },
    success: review.reply ? 'Reply saved' : 'Reply posted',
  });
  return (
    <CheckedForm of={write} className={classes['form']}>
      {review.comment !== '' && <blockquote className={classes['quote']}>{review.comment}</blockquote>}
      <TextAreaField
        label="Your reply"
        description="Everybody who reads the review sees it."
        rows={4}
        maxLength={MAX_REVIEW_REPLY_LENGTH}
        {...write.form.getInputProps('text')}
      />
      {write.notice !== null && <Notice tone="danger">{write.notice}</Notice>}
      <DialogActions>
        <Button onClick={onClose}>Cancel</Button>
        <Button look="filled" type="submit" busy={write.isSaving} busyLabel="Saving…">
          {review.reply ? 'Save reply' : 'Post reply'}
        </Button>
      </DialogActions>
    </CheckedForm>
  );
};
