import { useQuery } from '@tanstack/react-query';
import { Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { PageHeader } from '#shell/layouts/page-header.tsx';
import { Button } from '#ui/actions/button.tsx';
import { Card, CardBody } from '#ui/layout/card.tsx';
import { ConfirmDialog } from '#ui/actions/confirm-dialog.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { LoadingState } from '#ui/feedback/loading-state.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { EditReview, NewReview, type PhotoUploader } from './review-form.tsx';
import { ReviewView } from './review-list.tsx';
import { dayOf, petNamesIn } from './review-words.ts';
import { isGone, reviewedOrderQuery, useDeleteReview, type ReviewedOrder } from './reviews-query.ts';
import classes from './reviews.module.css';

/** Whose work it is about, and which appointment. */
export const CustomerReviewHeader = ({ id }: { id: string }) => {
  const { data } = useQuery(reviewedOrderQuery(id));
  return (
    <PageHeader
      title={data?.review ? 'Your review' : 'Leave a review'}
      back={{ to: '/customer', label: 'home' }}
      lead={
        data &&
        `${data.serviceProvider.displayName} · ${petNamesIn(data.petServices)} · ${dayOf(data.appointmentStart, data.timeZone)}`
      }
    />
  );
};

/** A customer says how an appointment was, reads it, and changes it. */
export const CustomerReview = ({ id, upload }: { id: string; upload: PhotoUploader }) => {
  const order = useQuery(reviewedOrderQuery(id));
  const [state, setState] = useState<'reading' | 'thanked' | 'editing'>('reading');
  const { data } = order;
  if (isGone(order.error))
    return (
      <Card>
        <EmptyState level={2} title="Appointment not found">
          Open the link from the message again, or log in with the account that booked the appointment.
        </EmptyState>
      </Card>
    );
  if (!data)
    return (
      <Card>
        <LoadingState what="the appointment" of={[order]} rows={5} />
      </Card>
    );
  if (data.canReview) return <NewReview order={data} upload={upload} onDone={() => setState('thanked')} />;
  if (!data.review)
    return (
      <Card>
        <EmptyState level={2} title="Not completed yet">
          You can review this appointment once it is completed.
        </EmptyState>
      </Card>
    );
  if (state === 'editing')
    return (
      <EditReview
        order={data}
        review={data.review}
        upload={upload}
        onDone={() => setState('reading')}
        onCancel={() => setState('reading')}
      />
    );
  return (
    <Written
      order={data}
      review={data.review}
      isNew={state === 'thanked'}
      onEdit={() => setState('editing')}
      onDeleted={() => setState('reading')}
    />
  );
};

interface WrittenProps {
  readonly order: ReviewedOrder;
  readonly review: NonNullable<ReviewedOrder['review']>;
  readonly isNew: boolean;
  readonly onEdit: () => void;
  readonly onDeleted: () => void;
}

const Written = ({ order, review, isNew, onEdit, onDeleted }: WrittenProps) => {
  const [isAsking, setIsAsking] = useState(false);
  const remove = useDeleteReview();
  const { displayName } = order.serviceProvider;
  return (
    <div className={classes['form']}>
      {isNew && (
        <Notice tone="success">Thank you! Your review helps other pet owners, and {displayName} can see it now.</Notice>
      )}
      {review.isHidden && (
        <Notice tone="warning">
          Our team has hidden this review, so only you can see it. Contact support if you disagree.
        </Notice>
      )}
      <Card>
        <CardBody>
          <ReviewView review={review} />
        </CardBody>
      </Card>
      {!review.isHidden && (
        <div className={classes['actions']}>
          {review.canEdit && (
            <Button compact icon={<Pencil size={18} aria-hidden />} onClick={onEdit}>
              Edit review
            </Button>
          )}
          <Button look="danger" compact icon={<Trash2 size={18} aria-hidden />} onClick={() => setIsAsking(true)}>
            Delete review
          </Button>
        </div>
      )}
      {review.canEdit && (
        <p className={classes['hint']}>You can edit it until {dayOf(review.editableUntil, order.timeZone)}.</p>
      )}
      <ConfirmDialog
        title="Delete your review?"
        consequence={`Your stars, text and photos are removed${review.reply ? `, and so is the reply from ${displayName}` : ''}.`}
        action="Delete review"
        busyLabel="Deleting…"
        opened={isAsking}
        busy={remove.isPending}
        onClose={() => setIsAsking(false)}
        onConfirm={() =>
          remove.mutate(
            { params: { id: order.id } },
            {
              onSettled: () => setIsAsking(false),
              onSuccess: onDeleted,
            },
          )
        }
      />
    </div>
  );
};
