import { createFileRoute } from '@tanstack/react-router';
import { MyPrices } from '#features/catalogue/my-prices.tsx';
import { PageHeader } from '#shell/layouts/page-header.tsx';
import { FormPage } from '#ui/pages/form-page.tsx';
import { ButtonLink } from '#ui/actions/button.tsx';

const ServicesAndPrices = () => (
  <FormPage
    wide
    header={
      <PageHeader
        title="Prices"
        lead="Price in dollars, minutes below."
        back={{ to: '/groomer/account', label: 'your account' }}
      />
    }
  >
    <MyPrices
      choose={
        <ButtonLink to="/groomer/account/services" look="tint">
          Choose services
        </ButtonLink>
      }
    />
  </FormPage>
);

export const Route = createFileRoute('/groomer/_main/account/services-and-prices')({
  staticData: { tabs: false },
  component: ServicesAndPrices,
});
