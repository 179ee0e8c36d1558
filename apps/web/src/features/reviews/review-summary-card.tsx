import { UnstyledButton, VisuallyHidden } from '@mantine/core';
import { Star } from 'lucide-react';
import { Card, CardBody } from '#ui/layout/card.tsx';
import { Rating } from '#ui/fields/rating.tsx';
import { reviewsInWords, starsInWords } from './review-words.ts';
import type { ReviewSummary } from './reviews-query.ts';
import classes from './reviews.module.css';

interface ReviewSummaryCardProps {
  readonly summary: ReviewSummary;
  /** The stars that the list is limited to. */
  readonly chosen: number | undefined;
  readonly onChoose: (stars: number | undefined) => void;
}

/** The average, and how many reviews have how many stars; a bar limits the list to its stars. */
export const ReviewSummaryCard = ({ summary, chosen, onChoose }: ReviewSummaryCardProps) => {
  const most = Math.max(1, ...summary.stars.map(({ count }) => count));
  return (
    <Card title="Average">
      <CardBody>
        <div className={classes['average']}>
          {summary.reviewCount > 0 && <Rating value={summary.averageRating} />}
          <span className={classes['meta']}>{reviewsInWords(summary.reviewCount)}</span>
        </div>
        <div role="group" aria-label="Stars" className={classes['bars']}>
          {summary.stars.map(({ stars, count }) => (
            <UnstyledButton
              key={stars}
              className={classes['bar'] ?? ''}
              aria-pressed={chosen === stars}
              onClick={() => onChoose(chosen === stars ? undefined : stars)}
            >
              <VisuallyHidden>
                {starsInWords(stars)}, {reviewsInWords(count)}
              </VisuallyHidden>
              <span className={classes['barName']} aria-hidden>
                {stars} <Star size={14} fill="currentColor" />
              </span>
              <span className={classes['track']} aria-hidden>
                <span className={classes['fill']} style={{ inlineSize: `${(count / most) * 100}%` }} />
              </span>
              <span className={classes['barCount']} aria-hidden>
                {count}
              </span>
            </UnstyledButton>
          ))}
        </div>
      </CardBody>
    </Card>
  );
};
