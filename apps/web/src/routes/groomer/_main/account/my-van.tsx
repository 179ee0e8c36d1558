import { useQuery } from '@tanstack/react-query';
import { createFileRoute, retainSearchParams } from '@tanstack/react-router';
import { AddressField } from '#features/lookups/address-field.tsx';
import { OwnVanMenu } from '#features/vehicles/own/own-van-menu.tsx';
import { OwnVan } from '#features/vehicles/own/own-van.tsx';
import { readOwnVanSearch } from '#features/vehicles/own/own-van-search.ts';
import { ownVansQuery } from '#features/vehicles/own/own-vans-query.ts';
import { uploadImage } from '#shell/files/upload-file.ts';
import { PageHeader } from '#shell/layouts/page-header.tsx';
import { FormPage } from '#ui/pages/form-page.tsx';

const PARTS = { AddressField, uploadPhoto: uploadImage() };

const MyVan = () => {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  const vans = useQuery(ownVansQuery).data?.items ?? [];
  const isAdding = search.add === 'yes';
  const van = vans.find(({ id }) => id === search.van) ?? vans[0];
  return (
    <FormPage
      header={
        <PageHeader
          title={isAdding ? 'Add van' : 'Own van'}
          lead={isAdding || !van ? 'The van you work with.' : van.name}
          back={
            isAdding
              ? { to: '/groomer/account/my-van', label: 'your van' }
              : { to: '/groomer/account', label: 'your account' }
          }
          actions={
            !isAdding &&
            van && (
              <OwnVanMenu
                van={van}
                onAdd={() => void navigate({ search: { add: 'yes' } })}
                onRetired={() => void navigate({ search: {}, ignoreBlocker: true })}
              />
            )
          }
        />
      }
    >
      <OwnVan
        parts={PARTS}
        search={search}
        onSearch={(next, replace = false) => void navigate({ search: next, replace, ignoreBlocker: replace })}
      />
    </FormPage>
  );
};

export const Route = createFileRoute('/groomer/_main/account/my-van')({
  staticData: { tabs: false },
  validateSearch: readOwnVanSearch,
  // The sections link to each other without naming the van.
  search: { middlewares: [retainSearchParams(['van'])] },
  component: MyVan,
});
