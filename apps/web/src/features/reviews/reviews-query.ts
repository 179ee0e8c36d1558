import type { CallAnswer, CallInput } from '@tailgate/contract';
import { keepPreviousData, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { ApiError } from '#shell/api/api-error.ts';
import { everyRead, read } from '#shell/api/read.ts';
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

export const reloadOwnReviews = (queryClient: QueryClient): Promise<unknown> =>
  queryClient.invalidateQueries({ queryKey: everyRead(OWN) });

/** Deletes at once, with a way back. */
export const useDeleteReply = () => {
  const queryClient = useQueryClient();
  const onDone = () => reloadOwnReviews(queryClient);
  const reply = useWrite(REPLY, { onDone });
  const remove = useWrite('DELETE /v2/service-review/groomer/delete-reply/:id', { onDone });
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

export const useDeleteReview = (id: string) => {
  const queryClient = useQueryClient();
  return useWrite(REMOVE, {
    onDone: async () => {
      await queryClient.invalidateQueries({ queryKey: reviewedOrderQuery(id).queryKey });
      toastSuccess('Review deleted');
    },
  });
};

type StaffFilter = NonNullable<NonNullable<CallInput<typeof LIST_FOR_STAFF>['query']>['filter']>;

export const staffReviewsQuery = (filter: StaffFilter, page: number) => ({
  ...read(LIST_FOR_STAFF, { query: { filter, ...pageOf(page) } }),
  placeholderData: keepPreviousData,
});

export const reloadStaffReviews = (queryClient: QueryClient): Promise<unknown> =>
  queryClient.invalidateQueries({ queryKey: everyRead(LIST_FOR_STAFF) });
