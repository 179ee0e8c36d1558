import { useQuery } from '@tanstack/react-query';
import { CircleCheck, Plus } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { Button } from '#ui/actions/button.tsx';
import { LoadingState } from '#ui/feedback/loading-state.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Row, RowIcon, Rows } from '#ui/layout/rows.tsx';
import { NewVan } from '../add/new-van.tsx';
import { modelInWords } from '../vehicle-words.ts';
import type { ListedVehicle } from '../vehicles-query.ts';
import { ownVansQuery } from './own-vans-query.ts';
import classes from './own-van.module.css';

interface SignUpVansProps {
  /** Goes on without a van. */
  readonly later: ReactNode;
  /** Goes on with those that were added. */
  readonly goOn: ReactNode;
}

/** One van after the other, by its VIN, with those that were added. */
export const SignUpVans = ({ later, goOn }: SignUpVansProps) => {
  const vans = useQuery(ownVansQuery);
  const [isAdding, setIsAdding] = useState(false);
  if (!vans.data) return <LoadingState what="your vans" of={[vans]} rows={3} />;
  const { items } = vans.data;
  const hasForm = isAdding || items.length === 0;
  return (
    <div className={classes['stack']}>
      {items.length > 0 && <AddedVans vans={items} />}
      {hasForm && <NewVan key={items.length} onAdded={() => setIsAdding(false)} />}
      {hasForm && items.length === 0 && later}
      {isAdding && items.length > 0 && (
        <div>
          <Button look="text" onClick={() => setIsAdding(false)}>
            Don’t add another van
          </Button>
        </div>
      )}
      {!hasForm && (
        <>
          <div>
            <Button look="tint" icon={<Plus size={18} aria-hidden />} onClick={() => setIsAdding(true)}>
              Add another van
            </Button>
          </div>
          {goOn}
        </>
      )}
    </div>
  );
};

const AddedVans = ({ vans }: { vans: readonly ListedVehicle[] }) => (
  <Card title={vans.length === 1 ? '1 van added' : `${vans.length} vans added`}>
    <Rows label="Added vans">
      {vans.map((van) => (
        <Row key={van.id} lead={<RowIcon icon={CircleCheck} />} title={modelInWords(van) || van.name} meta={van.vin} />
      ))}
    </Rows>
  </Card>
);
