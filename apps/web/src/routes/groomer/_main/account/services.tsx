import { createFileRoute } from '@tanstack/react-router';
import { MyServices } from '#features/catalogue/services/my-services.tsx';
import { PageHeader } from '#shell/layouts/page-header.tsx';
import { FormPage } from '#ui/pages/form-page.tsx';

const Services = () => (
  <FormPage
    wide
    header={
      <PageHeader
        title="Services"
        lead="What customers can book."
        back={{ to: '/groomer/account', label: 'your account' }}
      />
    }
  >
    <MyServices />
  </FormPage>
);

export const Route = createFileRoute('/groomer/_main/account/services')({
  staticData: { tabs: false },
  component: Services,
});
