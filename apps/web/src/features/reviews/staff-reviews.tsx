import { MAX_MODERATION_REASON_LENGTH, REVIEW_REPORT_WORDS, STAFF_REVIEW_FILTERS } from '@tailgate/contract/facts';
import { useQuery } from '@tanstack/react-query';
import { Eye, EyeOff, Flag } from 'lucide-react';
import { useState } from 'react';
import { CheckedForm } from '#shell/forms/checked-form.tsx';
import { FormDialog } from '#shell/forms/form-dialog.tsx';
import { useWriteForm } from '#shell/forms/use-write-form.ts';
import { Queue, queuePlace, type QueueScreen } from '#shell/tables/queue.tsx';
import { Button, ButtonLink } from '#ui/actions/button.tsx';
import { DialogActions } from '#ui/actions/dialog.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { TextAreaField } from '#ui/fields/text-area-field.tsx';
import { ReviewList } from './review-list.tsx';
import { dayOf } from './review-words.ts';
import { HIDE, SHOW, staffReviewsQuery, type StaffReview } from './reviews-query.ts';
import classes from './reviews.module.css';

const WORDS = {
  reported: {
    label: 'Reported',
    empty: ['Nothing reported', 'Reviews that somebody reports are listed here until you decide about them.'],
  },
  hidden: {
    label: 'Hidden',
    empty: ['Nothing hidden', 'Reviews that you hide are listed here. You can show them again.'],
  },
  all: {
    label: 'All',
    empty: ['No reviews yet', 'Customers are asked for a review after each completed appointment.'],
  },
} as const;

/** Reviews that staff decides about. */
export const StaffReviews = (screen: QueueScreen) => {
  const { filter, page } = queuePlace(screen.search, STAFF_REVIEW_FILTERS);
  const found = useQuery(staffReviewsQuery(filter, page));
  return (
    <Queue {...screen} filters={STAFF_REVIEW_FILTERS} words={WORDS} what="the reviews" found={found}>
      {(reviews) => <Listed reviews={reviews} />}
    </Queue>
  );
};

interface Deciding {
  readonly review: StaffReview;
  readonly isHiding: boolean;
}

const isOpen = ({ reports }: StaffReview) => reports.some(({ isAnswered }) => !isAnswered);

const Listed = ({ reviews }: { reviews: readonly StaffReview[] }) => {
  const [deciding, setDeciding] = useState<Deciding | null>(null);
  return (
    <>
      <ReviewList
        reviews={reviews}
        actionsOf={(review) => (
          <>
            <Facts review={review} />
            <div className={classes['actions']}>
              {!review.isHidden && (
                <Button
                  look="danger"
                  compact
                  icon={<EyeOff size={18} aria-hidden />}
                  onClick={() => setDeciding({ review, isHiding: true })}
                >
                  Hide review
                </Button>
              )}
              {(review.isHidden || isOpen(review)) && (
                <Button
                  look="tint"
                  compact
                  icon={<Eye size={18} aria-hidden />}
                  onClick={() => setDeciding({ review, isHiding: false })}
                >
                  {review.isHidden ? 'Show review' : 'Keep review'}
                </Button>
              )}
              <ButtonLink
                look="text"
                compact
                to="/staff/orders/$orderId"
                params={{ orderId: review.orderId }}
                search={{}}
              >
                Open order
              </ButtonLink>
            </div>
          </>
        )}
      />
      <DecisionDialog of={deciding} onClose={() => setDeciding(null)} />
    </>
  );
};

/** Whom it is about, who reported it, and what was decided. */
const Facts = ({ review: { serviceProvider, reports, decision, isHidden } }: { review: StaffReview }) => (
  <ul className={classes['facts']} aria-label="Reports and decisions">
    <li>About {serviceProvider.displayName}</li>
    {reports.map(({ reason, note, date, by, byGroomer }) => (
      <li key={`${by} ${date}`}>
        <Flag size={16} aria-hidden /> {REVIEW_REPORT_WORDS[reason]}, reported by {by}
        {byGroomer && ' (the groomer)'} on {dayOf(date)}
        {note !== '' && <span className={classes['note']}>“{note}”</span>}
      </li>
    ))}
    {decision && (
      <li>
        {isHidden ? <EyeOff size={16} aria-hidden /> : <Eye size={16} aria-hidden />} {isHidden ? 'Hidden' : 'Kept'} by{' '}
        {decision.by} on {dayOf(decision.date)}
        <span className={classes['note']}>“{decision.reason}”</span>
      </li>
    )}
  </ul>
);

const titleOf = ({ review, isHiding }: Deciding): string => {
  if (isHiding) return 'Hide review';
  return review.isHidden ? 'Show review' : 'Keep review';
};

const DecisionDialog = ({ of, onClose }: { of: Deciding | null; onClose: () => void }) => (
  <FormDialog title={of ? titleOf(of) : 'Review'} opened={of !== null} onClose={onClose}>
    {of && <DecisionForm of={of} onClose={onClose} />}
  </FormDialog>
);

const DecisionForm = ({ of, onClose }: { of: Deciding; onClose: () => void }) => {
  const { review, isHiding } = of;
  const write = useWriteForm(isHiding ? HIDE : SHOW, {
    saved: { reason: '' },
    validate: { reason: (reason: string) => (reason.trim() === '' ? 'Write why' : null) },
    input: ({ reason }) => ({ params: { id: review.id }, body: { reason } }),
    onSaved: () => {
      onClose();
      return undefined;
    },
    success: isHiding ? 'Review hidden' : 'Review stays visible',
  });
  return (
    <CheckedForm of={write} className={classes['form']}>
      <p className={classes['hint']}>
        {isHiding
          ? `Nobody but its author sees it any more, and it no longer counts in the average of ${review.serviceProvider.displayName}.`
          : 'Everybody sees it, and it counts in the average. Its reports are closed.'}
      </p>
      <TextAreaField
        label="Reason"
        description="For your colleagues. Neither the customer nor the groomer reads it."
        required
        rows={3}
        maxLength={MAX_MODERATION_REASON_LENGTH}
        {...write.form.getInputProps('reason')}
      />
      {write.notice !== null && <Notice tone="danger">{write.notice}</Notice>}
      <DialogActions>
        <Button onClick={onClose}>Cancel</Button>
        <Button look={isHiding ? 'danger' : 'filled'} type="submit" busy={write.isSaving} busyLabel="Saving…">
          {titleOf(of)}
        </Button>
      </DialogActions>
    </CheckedForm>
  );
};
