import { createFileRoute } from '@tanstack/react-router';
import { MyPrices } from '#features/catalogue/my-prices.tsx';
import { toastSuccess } from '#shell/errors/toast.tsx';
import { PageHeader } from '#shell/layouts/page-header.tsx';
import { ButtonLink } from '#ui/button.tsx';

const ServicesAndPrices = () => (
  <>
    <PageHeader
      title="Prices"
      lead="What each service costs and how long it takes."
      back={{ to: '/groomer/account', label: 'your account' }}
    />
    <MyPrices
      onSaved={() => toastSuccess('Prices saved')}
      choose={
        <ButtonLink to="/groomer/account/services" look="tint">
          Choose services
        </ButtonLink>
      }
    />
  </>
);

export const Route = createFileRoute('/groomer/_main/account/services-and-prices')({
  staticData: { tabs: false },
  component: ServicesAndPrices,
});
