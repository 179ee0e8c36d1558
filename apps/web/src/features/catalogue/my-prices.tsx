import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Card } from '#ui/layout/card.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { LoadingState } from '#ui/feedback/loading-state.tsx';
import { myServicesQuery, sizesQuery } from './catalogue-query.ts';
import { suggestedTable } from './price-edits.ts';
import { PriceForm } from './price-form.tsx';
import { tableOf } from './price-table.ts';

interface MyPricesProps {
  /** The button of a step that goes on; a page that stays has the common bar. */
  readonly action?: string;
  readonly onSaved?: () => void;
  /** Starts with what the catalogue suggests where there is no price yet. */
  readonly suggest?: boolean;
  /** Leads to where services are chosen. */
  readonly choose: ReactNode;
}

export const MyPrices = ({ action, onSaved = () => undefined, suggest = false, choose }: MyPricesProps) => {
  const mine = useQuery(myServicesQuery);
  const sizes = useQuery(sizesQuery);
  if (!mine.data || !sizes.data)
    return (
      <Card>
        <LoadingState what="your prices" of={[mine, sizes]} rows={5} />
      </Card>
    );
  if (!mine.data.items.some(({ offered }) => offered))
    return (
      <Card>
        <EmptyState level={2} title="No services yet" action={choose}>
          Choose the services you offer first. Then set their prices here.
        </EmptyState>
      </Card>
    );
  const { items } = mine.data;
  const start = suggest ? suggestedTable(items, sizes.data) : tableOf(items);
  return <PriceForm mine={mine.data} start={start} sizes={sizes.data} action={action} onSaved={onSaved} />;
};
