import { REVIEW_FILTERS, type ReviewFilter } from '@tailgate/contract/facts';
import { useQuery } from '@tanstack/react-query';
import { Flag, MessageSquareReply, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { TableSearch } from '#shell/tables/text-search.ts';
import { Button } from '#ui/actions/button.tsx';
import { Card } from '#ui/layout/card.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { FilterPills } from '#ui/fields/filter-pills.tsx';
import { LoadingState } from '#ui/feedback/loading-state.tsx';
import { PageButtons } from '#ui/actions/page-buttons.tsx';
import { DashboardColumn } from '#ui/pages/dashboard-page.tsx';
import { ReplyDialog } from './reply-dialog.tsx';
import { ReportDialog } from './report-dialog.tsx';
import { ReviewList } from './review-list.tsx';
import { ReviewSummaryCard } from './review-summary-card.tsx';
import { FILTER_WORDS } from './review-words.ts';
import { ownReviewsQuery, useDeleteReply, type Review, type WantedReviews } from './reviews-query.ts';
import classes from './reviews.module.css';

interface OwnReviewsProps {
  readonly search: TableSearch;
  readonly onSearch: (place: { readonly search: TableSearch; readonly resetScroll: boolean }) => unknown;
}

const isFilter = (given: string | undefined): given is ReviewFilter =>
  (REVIEW_FILTERS as readonly (string | undefined)[]).includes(given);

/** What the address says; everything else is ignored. */
const wantedIn = ({ filter, stars, page }: TableSearch): WantedReviews & { readonly filter: ReviewFilter } => ({
  filter: isFilter(filter) ? filter : 'all',
  stars: stars !== undefined && /^[1-5]$/.test(stars) ? Number(stars) : undefined,
  page: page !== undefined && /^[1-9]\d{0,3}$/.test(page) ? Number(page) : 1,
});

const addressOf = ({ filter, stars, page }: ReturnType<typeof wantedIn>): TableSearch => ({
  ...(filter !== 'all' && { filter }),
  ...(stars !== undefined && { stars: String(stars) }),
  ...(page > 1 && { page: String(page) }),
});

/** The reviews of a groomer: the average, filters, and a reply to each. */
export const OwnReviews = ({ search, onSearch }: OwnReviewsProps) => {
  const wanted = wantedIn(search);
  const reviews = useQuery(ownReviewsQuery(wanted));
  const { data } = reviews;
  const go = (change: Partial<ReturnType<typeof wantedIn>>, resetScroll = false) =>
    void onSearch({ search: addressOf({ ...wanted, page: 1, ...change }), resetScroll });
  if (!data)
    return (
      <DashboardColumn span={12}>
        <Card>
          <LoadingState what="your reviews" of={[reviews]} rows={6} />
        </Card>
      </DashboardColumn>
    );
  const isNarrowed = wanted.filter !== 'all' || wanted.stars !== undefined;
  return (
    <>
      <DashboardColumn span={4}>
        <ReviewSummaryCard summary={data.summary} chosen={wanted.stars} onChoose={(stars) => go({ stars })} />
      </DashboardColumn>
      <DashboardColumn span={8}>
        {data.summary.reviewCount > 0 && (
          <FilterPills
            label="Filter"
            single
            pills={REVIEW_FILTERS.map((value) => ({ value, label: FILTER_WORDS[value], count: data.counts[value] }))}
            chosen={[wanted.filter]}
            onChange={([filter = 'all']) => go({ filter })}
          />
        )}
        <Card>
          {data.items.length === 0 ? (
            <NoReviews isNarrowed={isNarrowed} onClear={() => go({ filter: 'all', stars: undefined })} />
          ) : (
            <Listed reviews={data.items} />
          )}
        </Card>
        <PageButtons {...data} onMove={(offset) => go({ page: offset / data.limit + 1 }, true)} />
      </DashboardColumn>
    </>
  );
};

const NoReviews = ({ isNarrowed, onClear }: { isNarrowed: boolean; onClear: () => void }) =>
  isNarrowed ? (
    <EmptyState
      level={2}
      title="No reviews match"
      action={
        <Button look="tint" onClick={onClear}>
          Show all reviews
        </Button>
      }
    >
      Choose other stars or another filter.
    </EmptyState>
  ) : (
    <EmptyState level={2} title="No reviews yet">
      After each completed appointment we ask the customer for a review. You can reply to them here.
    </EmptyState>
  );

const Listed = ({ reviews }: { reviews: readonly Review[] }) => {
  const [replying, setReplying] = useState<Review | null>(null);
  const [reporting, setReporting] = useState<Review | null>(null);
  const remove = useDeleteReply();
  return (
    <>
      <ReviewList
        reviews={reviews}
        actionsOf={(review) => (
          <div className={classes['actions']}>
            {review.reply ? (
              <>
                <Button compact icon={<Pencil size={18} aria-hidden />} onClick={() => setReplying(review)}>
                  Edit reply
                </Button>
                <Button look="text" compact icon={<Trash2 size={18} aria-hidden />} onClick={() => remove(review)}>
                  Delete reply
                </Button>
              </>
            ) : (
              <Button
                look="tint"
                compact
                icon={<MessageSquareReply size={18} aria-hidden />}
                onClick={() => setReplying(review)}
              >
                Reply
              </Button>
            )}
            <Button look="text" compact icon={<Flag size={18} aria-hidden />} onClick={() => setReporting(review)}>
              Report
            </Button>
          </div>
        )}
      />
      <ReplyDialog of={replying} onClose={() => setReplying(null)} />
      <ReportDialog of={reporting} onClose={() => setReporting(null)} />
    </>
  );
};
