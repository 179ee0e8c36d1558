import { createFileRoute } from '@tanstack/react-router';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { CouponDialog } from '#features/marketing/coupons/coupon-dialog.tsx';
import { COUPONS_TABLE } from '#features/marketing/coupons/coupons-spec.ts';
import { Coupons } from '#features/marketing/coupons/coupons.tsx';
import { PageHeader } from '#shell/layouts/page-header.tsx';
import { textSearch } from '#shell/tables/text-search.ts';
import { useTableState } from '#shell/tables/use-table-state.ts';
import { Button } from '#ui/actions/button.tsx';
import { TablePage } from '#ui/pages/table-page.tsx';

const CouponsPage = () => {
  const table = useTableState(COUPONS_TABLE, Route.useSearch(), Route.useNavigate());
  const [isAdding, setIsAdding] = useState(false);
  const open = () => setIsAdding(true);
  return (
    <TablePage
      header={
        <PageHeader
          title="Coupons"
          back={{ to: '/groomer/account', label: 'your account' }}
          actions={
            <Button look="filled" compact icon={<Plus size={20} aria-hidden />} onClick={open}>
              Add coupon
            </Button>
          }
        />
      }
    >
      <Coupons
        {...table}
        add={
          <Button look="tint" onClick={open}>
            Add your first coupon
          </Button>
        }
      />
      <CouponDialog opened={isAdding} onClose={() => setIsAdding(false)} />
    </TablePage>
  );
};

export const Route = createFileRoute('/groomer/_main/coupons')({
  staticData: { tabs: false },
  validateSearch: textSearch,
  component: CouponsPage,
});
