import { createFileRoute } from '@tanstack/react-router';
import { EditUpsell } from '#features/upsells/upsell-form.tsx';
import { uploadImage } from '#shell/files/upload-file.ts';
import { PageHeader } from '#shell/layouts/page-header.tsx';
import { FormPage } from '#ui/pages/form-page.tsx';

const uploadPhoto = uploadImage();

const Product = () => {
  const { upsellId } = Route.useParams();
  return (
    <FormPage header={<PageHeader title="Product" back={{ to: '/groomer/upsells', label: 'Products' }} />}>
      <EditUpsell id={upsellId} uploadPhoto={uploadPhoto} />
    </FormPage>
  );
};

export const Route = createFileRoute('/groomer/_main/upsells/$upsellId')({
  staticData: { tabs: false },
  component: Product,
});
