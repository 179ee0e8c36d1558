import { createFileRoute } from '@tanstack/react-router';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { CodeDialog } from '#features/marketing/gift-cards/code-dialog.tsx';
import type { SoldGiftCard } from '#features/marketing/gift-cards/gift-cards-query.ts';
import { GIFT_CARDS_TABLE } from '#features/marketing/gift-cards/gift-cards-spec.ts';
import { GiftCards } from '#features/marketing/gift-cards/gift-cards.tsx';
import { SellDialog } from '#features/marketing/gift-cards/sell-dialog.tsx';
import { PageHeader } from '#shell/layouts/page-header.tsx';
import { textSearch } from '#shell/tables/text-search.ts';
import { useTableState } from '#shell/tables/use-table-state.ts';
import { Button } from '#ui/actions/button.tsx';
import { TablePage } from '#ui/pages/table-page.tsx';

/** What the dialog shows: the fields, then the code of the card that was sold. */
type Sale = 'none' | 'new' | SoldGiftCard;

const GiftCardsPage = () => {
  const table = useTableState(GIFT_CARDS_TABLE, Route.useSearch(), Route.useNavigate());
  const [sale, setSale] = useState<Sale>('none');
  const open = () => setSale('new');
  const close = () => setSale('none');
  return (
    <TablePage
      header={
        <PageHeader
          title="Gift cards"
          back={{ to: '/groomer/account', label: 'your account' }}
          actions={
            <Button look="filled" compact icon={<Plus size={20} aria-hidden />} onClick={open}>
              Sell gift card
            </Button>
          }
        />
      }
    >
      <GiftCards
        {...table}
        sell={
          <Button look="tint" onClick={open}>
            Sell your first gift card
          </Button>
        }
      />
      <SellDialog opened={sale === 'new'} onSold={setSale} onClose={close} />
      {typeof sale === 'object' && <CodeDialog of={sale} onClose={close} />}
    </TablePage>
  );
};

export const Route = createFileRoute('/groomer/_main/gift-cards')({
  staticData: { tabs: false },
  validateSearch: textSearch,
  component: GiftCardsPage,
});
