import { useQuery } from '@tanstack/react-query';
import { Star } from 'lucide-react';
import { Card } from '#ui/layout/card.tsx';
import { RowIcon, RowLink, Rows } from '#ui/layout/rows.tsx';
import { reviewsInWords } from './review-words.ts';
import { staffReviewsQuery } from './reviews-query.ts';

/** The way to the reviews, with how many wait for staff. */
export const ReportedReviewsCard = () => {
  const reported = useQuery(staffReviewsQuery('reported', 1)).data?.counts.reported;
  return (
    <Card>
      <Rows label="Reviews">
        <RowLink
          to="/staff/reviews"
          search={{}}
          lead={<RowIcon icon={Star} />}
          title="Reviews"
          meta={reported ? `${reviewsInWords(reported)} reported` : 'Reported and hidden reviews'}
        />
      </Rows>
    </Card>
  );
};
