import { createFileRoute } from '@tanstack/react-router';
import { NewVan } from '#features/vehicles/add/new-van.tsx';
import { VinHelp } from '#features/vehicles/add/vin-help.tsx';
import { PageHeader } from '#shell/layouts/page-header.tsx';
import { FormAndAside, FormPage } from '#ui/pages/form-page.tsx';

const AddVan = () => {
  const navigate = Route.useNavigate();
  return (
    <FormPage
      header={
        <PageHeader
          title="Add van"
          lead="It starts as a draft. Groomers see it once you list it."
          back={{ to: '/fleet-owner/account/vehicles', label: 'Vans' }}
        />
      }
    >
      <FormAndAside aside={<VinHelp />}>
        <NewVan
          onAdded={({ id }) =>
            void navigate({
              to: '/fleet-owner/account/vehicles/$vehicleId',
              params: { vehicleId: id },
              replace: true,
              ignoreBlocker: true,
            })
          }
        />
      </FormAndAside>
    </FormPage>
  );
};

export const Route = createFileRoute('/fleet-owner/_main/account_/vehicles/new')({
  staticData: { tabs: false },
  component: AddVan,
});
