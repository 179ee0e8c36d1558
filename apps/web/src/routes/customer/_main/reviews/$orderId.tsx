import { createFileRoute } from '@tanstack/react-router';
import { CustomerReview, CustomerReviewHeader } from '#features/reviews/customer-review.tsx';
import { uploadImage } from '#shell/files/upload-file.ts';
import { FormPage } from '#ui/pages/form-page.tsx';

const upload = uploadImage();

const Review = () => {
  const { orderId } = Route.useParams();
  return (
    <FormPage header={<CustomerReviewHeader id={orderId} />}>
      <CustomerReview id={orderId} upload={upload} />
    </FormPage>
  );
};

export const Route = createFileRoute('/customer/_main/reviews/$orderId')({
  staticData: { tabs: false },
  component: Review,
});
