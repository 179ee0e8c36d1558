import { createFileRoute } from '@tanstack/react-router';
import { MyServices } from '#features/catalogue/my-services.tsx';
import { PageHeader } from '#shell/layouts/page-header.tsx';

const Services = () => (
  <>
    <PageHeader
      title="Services"
      lead="What customers can book you for, in your own words."
      back={{ to: '/groomer/account', label: 'your account' }}
    />
    <MyServices />
  </>
);

export const Route = createFileRoute('/groomer/_main/account/services')({
  staticData: { tabs: false },
  component: Services,
});
