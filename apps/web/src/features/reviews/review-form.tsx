import { MAX_REVIEW_LENGTH, MAX_REVIEW_PHOTOS } from '@tailgate/contract/facts';
import type { CallAnswer } from '@tailgate/contract';
import type { QueryClient } from '@tanstack/react-query';
import { CheckedForm } from '#shell/forms/checked-form.tsx';
import { useWriteForm, type WriteForm } from '#shell/forms/use-write-form.ts';
import { Button } from '#ui/actions/button.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { PageButton } from '#ui/actions/page-button.tsx';
import { PhotosField } from '#ui/uploads/photos-field.tsx';
import { RatingChoice, type Stars } from '#ui/fields/rating.tsx';
import { TextAreaField } from '#ui/fields/text-area-field.tsx';
import type { Upload } from '#ui/uploads/use-upload.ts';
import { EDIT, SUBMIT, reviewedOrderQuery, type Review, type ReviewedOrder } from './reviews-query.ts';
import classes from './reviews.module.css';

type Photo = Review['photos'][number];
export type PhotoUploader = Upload<CallAnswer<'POST /v2/attachment/images/:id/complete'>>;

interface Values {
  rating: Stars | null;
  comment: string;
  photos: readonly Photo[];
}
const EMPTY: Values = { rating: null, comment: '', photos: [] };

const RULES = { rating: (rating: Stars | null) => (rating === null ? 'Choose a number of stars' : null) };
const FIELDS = { photoIds: 'photos' } as const;
const bodyOf = ({ rating, comment, photos }: Values) => ({
  rating: rating ?? 0,
  comment,
  photoIds: photos.map(({ id }) => id),
});

interface ReviewFormProps {
  readonly order: ReviewedOrder;
  readonly upload: PhotoUploader;
  readonly onDone: () => void;
}

const savedOf = (order: ReviewedOrder, onDone: () => void) => ({
  keep: (queryClient: QueryClient, answer: ReviewedOrder) => {
    queryClient.setQueryData(reviewedOrderQuery(order.id).queryKey, answer);
  },
  onSaved: () => {
    onDone();
    return undefined;
  },
});

/** The first words about an order. */
export const NewReview = ({ order, upload, onDone }: ReviewFormProps) => {
  const write = useWriteForm<typeof SUBMIT, Values>(SUBMIT, {
    saved: EMPTY,
    validate: RULES,
    input: (values) => ({ params: { id: order.id }, body: bodyOf(values) }),
    fields: FIELDS,
    ...savedOf(order, onDone),
  });
  return <ReviewFields write={write} order={order} upload={upload} action="Post review" />;
};

interface EditReviewProps extends ReviewFormProps {
  readonly review: Review;
  readonly onCancel: () => void;
}

export const EditReview = ({ order, review, upload, onDone, onCancel }: EditReviewProps) => {
  const { comment, photos } = review;
  const write = useWriteForm<typeof EDIT, Values>(EDIT, {
    saved: { rating: review.rating as Stars, comment, photos },
    validate: RULES,
    input: (values) => ({ params: { id: order.id }, body: bodyOf(values) }),
    fields: FIELDS,
    ...savedOf(order, onDone),
    success: 'Review saved',
  });
  return <ReviewFields write={write} order={order} upload={upload} action="Save review" onCancel={onCancel} />;
};

interface ReviewFieldsProps extends Omit<ReviewFormProps, 'onDone'> {
  readonly write: WriteForm<Values>;
  readonly action: string;
  readonly onCancel?: () => void;
}

const ReviewFields = ({ write, order, upload, action, onCancel }: ReviewFieldsProps) => {
  const { form } = write;
  const [firstName] = order.serviceProvider.displayName.split(' ');
  return (
    <CheckedForm of={write} className={classes['form']}>
      <div>
        <RatingChoice
          label="How many stars?"
          value={form.values.rating}
          onChange={(rating) => form.setFieldValue('rating', rating)}
        />
        {form.errors['rating'] && (
          <p className={classes['problem']} role="alert">
            {form.errors['rating']}
          </p>
        )}
      </div>
      <TextAreaField
        label="Your review"
        optional
        description={`What did ${firstName ?? 'your groomer'} do well, and what could be better?`}
        rows={5}
        maxLength={MAX_REVIEW_LENGTH}
        {...form.getInputProps('comment')}
      />
      <PhotosField
        label="Photos (Optional)"
        another="Another photo (Optional)"
        most={MAX_REVIEW_PHOTOS}
        photos={form.values.photos}
        upload={upload}
        onChange={(photos) => form.setFieldValue('photos', photos)}
      />
      <p className={classes['hint']}>Everybody can read it, with your first name and the initial of your last name.</p>
      {write.notice !== null && <Notice tone="danger">{write.notice}</Notice>}
      <PageButton busy={write.isSaving} busyLabel="Saving…">
        {action}
      </PageButton>
      {onCancel && <Button onClick={onCancel}>Cancel</Button>}
    </CheckedForm>
  );
};
