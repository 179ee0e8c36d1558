import { createFileRoute } from '@tanstack/react-router';
import { NewUpsell } from '#features/upsells/upsell-form.tsx';
import { uploadImage } from '#shell/files/upload-file.ts';
import { PageHeader } from '#shell/layouts/page-header.tsx';
import { FormPage } from '#ui/pages/form-page.tsx';

const uploadPhoto = uploadImage();

const NewProduct = () => (
  <FormPage
    header={
      <PageHeader
        title="New product"
        lead="Something you sell beside the groom."
        back={{ to: '/groomer/upsells', label: 'Products' }}
      />
    }
  >
    <NewUpsell uploadPhoto={uploadPhoto} />
  </FormPage>
);

export const Route = createFileRoute('/groomer/_main/upsells/new')({
  staticData: { tabs: false },
  component: NewProduct,
});
