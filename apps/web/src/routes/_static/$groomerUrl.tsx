import { createFileRoute } from '@tanstack/react-router';
import { ProviderScreen } from '#features/public-pages/public-screen.tsx';
import { ReviewList } from '#features/reviews/review-list.tsx';

const Groomer = () => {
  const { groomerUrl } = Route.useParams();
  return <ProviderScreen address={groomerUrl} showReviews={(reviews) => <ReviewList reviews={reviews} />} />;
};

export const Route = createFileRoute('/_static/$groomerUrl')({ component: Groomer });
