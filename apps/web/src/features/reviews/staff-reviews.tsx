import {
  MAX_MODERATION_REASON_LENGTH,
  REVIEW_REPORT_WORDS,
  STAFF_REVIEW_FILTERS,
  type StaffReviewFilter,
} from '@tailgate/contract/facts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Eye, EyeOff, Flag } from 'lucide-react';
import { useState } from 'react';
import { CheckedForm } from '#shell/forms/checked-form.tsx';
import { FormDialog } from '#shell/forms/form-dialog.tsx';
import { useWriteForm } from '#shell/forms/use-write-form.ts';
import type { TableSearch } from '#shell/tables/text-search.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { DialogActions } from '#ui/dialog.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { FilterPills } from '#ui/filter-pills.tsx';
import { LoadingState } from '#ui/loading-state.tsx';
import { Notice } from '#ui/notice.tsx';
import { PageButtons } from '#ui/page-buttons.tsx';
import { DashboardColumn } from '#ui/pages/dashboard-page.tsx';
import { TextAreaField } from '#ui/text-area-field.tsx';
import { ReviewList } from './review-list.tsx';
import { dayOf } from './review-words.ts';
import { HIDE, SHOW, reloadStaffReviews, staffReviewsQuery, type StaffReview } from './reviews-query.ts';
import classes from './reviews.module.css';

const WORDS: Readonly<Record<StaffReviewFilter, string>> = { reported: 'Reported', hidden: 'Hidden', all: 'All' };
const EMPTY: Readonly<Record<StaffReviewFilter, readonly [title: string, words: string]>> = {
  reported: ['Nothing reported', 'Reviews that somebody reports are listed here until you decide about them.'],
  hidden: ['Nothing hidden', 'Reviews that you hide are listed here. You can show them again.'],
  all: ['No reviews yet', 'Customers are asked for a review after each completed appointment.'],
};

interface StaffReviewsProps {
  readonly search: TableSearch;
  readonly onSearch: (place: { readonly search: TableSearch; readonly resetScroll: boolean }) => unknown;
}

const filterIn = ({ filter }: TableSearch): StaffReviewFilter =>
  STAFF_REVIEW_FILTERS.find((known) => known === filter) ?? 'reported';

/** Reviews that staff decides about. */
export const StaffReviews = ({ search, onSearch }: StaffReviewsProps) => {
  const filter = filterIn(search);
  const page = /^[1-9]\d{0,3}$/.test(search['page'] ?? '') ? Number(search['page']) : 1;
  const reviews = useQuery(staffReviewsQuery(filter, page));
  const { data } = reviews;
  const [title, words] = EMPTY[filter];
  return (
    <DashboardColumn span={12}>
      <FilterPills
        label="Filter"
        single
        pills={STAFF_REVIEW_FILTERS.map((value) => ({
          value,
          label: WORDS[value],
          ...(data && value !== 'all' && { count: data.counts[value] }),
        }))}
        chosen={[filter]}
        onChange={([next = 'reported']) =>
          void onSearch({ search: next === 'reported' ? {} : { filter: next }, resetScroll: false })
        }
      />
      <Card>
        {!data && <LoadingState what="the reviews" of={[reviews]} rows={6} />}
        {data?.items.length === 0 && (
          <EmptyState level={2} title={title}>
            {words}
          </EmptyState>
        )}
        {data && data.items.length > 0 && <Listed reviews={data.items} />}
      </Card>
      {data && (
        <PageButtons
          {...data}
          onMove={(offset) =>
            void onSearch({
              search: { ...(filter !== 'reported' && { filter }), page: String(offset / data.limit + 1) },
              resetScroll: true,
            })
          }
        />
      )}
    </DashboardColumn>
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
  const queryClient = useQueryClient();
  const write = useWriteForm(isHiding ? HIDE : SHOW, {
    saved: { reason: '' },
    validate: { reason: (reason: string) => (reason.trim() === '' ? 'Write why' : null) },
    input: ({ reason }) => ({ params: { id: review.id }, body: { reason } }),
    onSaved: async () => {
      await reloadStaffReviews(queryClient);
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
