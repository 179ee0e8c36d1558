import type { CallAnswer, CallInput } from '@tailgate/contract';
import { keepPreviousData } from '@tanstack/react-query';
import { ApiError } from '#shell/api/api-error.ts';
import { read } from '#shell/api/read.ts';
import { useWrite } from '#shell/api/use-write.ts';
import { toastSuccess } from '#shell/errors/toast.tsx';

const OWN = 'GET /v2/service-review/groomer/reviews';
const ORDER = '/v2/service-review/customer/orders/:id';
const READ_ORDER = `GET ${ORDER}` as const;
export const SUBMIT = `POST ${ORDER}` as const;
export const EDIT = `PUT ${ORDER}` as const;
const REMOVE = `DELETE ${ORDER}` as const;
export const REPLY = 'POST /v2/service-review/groomer/reply-submit';
export const EDIT_REPLY = 'PUT /v2/service-review/groomer/edit-reply';
export const REPORT = 'POST /v2/service-review/reviews/:id/report';
const STAFF = '/v2/staff/reviews';
const LIST_FOR_STAFF = `GET ${STAFF}` as const;
export const HIDE = `POST ${STAFF}/:id/hide` as const;
export const SHOW = `POST ${STAFF}/:id/show` as const;

export type Review = CallAnswer<typeof OWN>['items'][number];
export type ReviewSummary = CallAnswer<typeof OWN>['summary'];
export type ReviewedOrder = CallAnswer<typeof READ_ORDER>;
export type StaffReview = CallAnswer<typeof LIST_FOR_STAFF>['items'][number];

const PAGE_SIZE = 20;
const pageOf = (page: number) => ({ limit: PAGE_SIZE, offset: (page - 1) * PAGE_SIZE });

export interface WantedReviews {
  readonly filter: NonNullable<CallInput<typeof OWN>['query']>['filter'];
  readonly stars: number | undefined;
  readonly page: number;
}

export const ownReviewsQuery = ({ filter, stars, page }: WantedReviews) => ({
  ...read(OWN, { query: { filter, ...(stars !== undefined && { only_rate: stars }), ...pageOf(page) } }),
  placeholderData: keepPreviousData,
});

/** Deletes at once, with a way back. */
export const useDeleteReply = () => {
  const reply = useWrite(REPLY);
  const remove = useWrite('DELETE /v2/service-review/groomer/delete-reply/:id');
  return ({ id: reviewId, reply: deleted }: Review) =>
    remove.mutate(
      { params: { id: reviewId } },
      {
        onSuccess: () =>
          toastSuccess('Reply deleted', {
            label: 'Undo',
            onPress: () =>
              reply.mutate(
                { body: { reviewId, text: deleted?.text ?? '' } },
                { onSuccess: () => toastSuccess('Reply restored') },
              ),
          }),
      },
    );
};

export const reviewedOrderQuery = (id: string) => read(READ_ORDER, { params: { id } });

export const isGone = (error: unknown): boolean => error instanceof ApiError && error.status === 404;

export const useDeleteReview = () => useWrite(REMOVE, { onDone: () => toastSuccess('Review deleted') });

type StaffFilter = NonNullable<NonNullable<CallInput<typeof LIST_FOR_STAFF>['query']>['filter']>;

export const staffReviewsQuery = (filter: StaffFilter, page: number) => ({
  ...read(LIST_FOR_STAFF, { query: { filter, ...pageOf(page) } }),
  placeholderData: keepPreviousData,
});
