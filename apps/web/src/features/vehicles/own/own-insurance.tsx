import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ButtonLink } from '#ui/actions/button.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { LoadingState } from '#ui/feedback/loading-state.tsx';
import { Card } from '#ui/layout/card.tsx';
import { InsuranceSection } from '../sections/insurance-section.tsx';
import { vehicleQuery } from '../vehicles-query.ts';
import { ChooseVan } from './choose-van.tsx';
import { ownVansQuery } from './own-vans-query.ts';
import classes from './own-van.module.css';

/** The insurance of a groomer's own van. */
export const OwnInsurance = () => {
  const vans = useQuery(ownVansQuery);
  const [asked, setAsked] = useState<string>();
  if (!vans.data) return <LoadingState what="your van" of={[vans]} rows={4} />;
  const { items } = vans.data;
  const chosen = items.find(({ id }) => id === asked) ?? items[0];
  if (!chosen)
    return (
      <Card>
        <EmptyState
          level={2}
          title="Add your van first"
          action={
            <ButtonLink look="tint" to="/groomer/account/my-van">
              Add your van
            </ButtonLink>
          }
        >
          Insurance belongs to a van. It takes its VIN and a minute.
        </EmptyState>
      </Card>
    );
  return (
    <div className={classes['stack']}>
      <ChooseVan vans={items} chosen={chosen.id} onChoose={setAsked} />
      <InsuranceOf key={chosen.id} id={chosen.id} />
    </div>
  );
};

const InsuranceOf = ({ id }: { id: string }) => {
  const vehicle = useQuery(vehicleQuery(id));
  if (!vehicle.data) return <LoadingState what="your insurance" of={[vehicle]} rows={4} />;
  return <InsuranceSection vehicle={vehicle.data} />;
};
