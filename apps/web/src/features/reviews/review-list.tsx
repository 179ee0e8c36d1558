import type { ReactNode } from 'react';
import { PersonAvatar } from '#ui/avatars/person-avatar.tsx';
import { Rating } from '#ui/fields/rating.tsx';
import { dayOf, petsInWords } from './review-words.ts';
import type { Review } from './reviews-query.ts';
import classes from './reviews.module.css';

interface ReviewListProps<Shown extends Review> {
  /** As any list of reviews answers them. */
  readonly reviews: readonly Shown[];
  /** What those can do who may do more than read. */
  readonly actionsOf?: (review: Shown) => ReactNode;
}

/** What customers said, as everybody reads it. It asks nothing: the server renders it too. */
export const ReviewList = <Shown extends Review>({ reviews, actionsOf }: ReviewListProps<Shown>) => (
  <ul className={classes['list']} aria-label="Reviews">
    {reviews.map((review) => (
      <li key={review.id} className={classes['review']}>
        <ReviewView review={review} />
        {actionsOf?.(review)}
      </li>
    ))}
  </ul>
);

/** One review with its reply. */
export const ReviewView = ({ review }: { review: Review }) => {
  const { customer, petServices, rating, comment, photos, createdAt, editedAt, reply } = review;
  const pets = petsInWords(petServices);
  return (
    <article className={classes['article']} aria-label={`Review from ${customer.displayName}`}>
      <div className={classes['head']}>
        <PersonAvatar id={customer.displayName} name={customer.displayName} />
        <div className={classes['who']}>
          <strong>{customer.displayName}</strong>
          <span className={classes['meta']}>
            {dayOf(createdAt)}
            {editedAt !== null && ' · Edited'}
          </span>
        </div>
        <Rating value={rating} />
      </div>
      {comment !== '' && <p className={classes['comment']}>{comment}</p>}
      {photos.length > 0 && (
        <ul className={classes['photos']} aria-label={`Photos from ${customer.displayName}`}>
          {photos.map((photo, at) => (
            <li key={photo.id}>
              <a href={photo.sizes.large} target="_blank" rel="noreferrer">
                <img
                  src={photo.sizes.thumbnail}
                  alt={photo.alt || `Photo ${at + 1} from ${customer.displayName}`}
                  width={88}
                  height={88}
                  loading="lazy"
                />
              </a>
            </li>
          ))}
        </ul>
      )}
      {pets !== '' && <p className={classes['pets']}>{pets}</p>}
      {reply && (
        <div className={classes['reply']}>
          <p className={classes['replyHead']}>
            <strong>Reply from the groomer</strong>{' '}
            <span className={classes['meta']}>
              {dayOf(reply.createdAt)}
              {reply.editedAt !== null && ' · Edited'}
            </span>
          </p>
          <p className={classes['comment']}>{reply.text}</p>
        </div>
      )}
    </article>
  );
};
