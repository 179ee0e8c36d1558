import { Archive, Plus } from 'lucide-react';
import { useState } from 'react';
import { RowMenu } from '#ui/table/row-menu.tsx';
import { RetireVanDialog } from '../retire-van-dialog.tsx';
import type { ListedVehicle } from '../vehicles-query.ts';

interface OwnVanMenuProps {
  readonly van: ListedVehicle;
  readonly onAdd: () => void;
  readonly onRetired: () => void;
}

/** What is rarely done with the van of a groomer. */
export const OwnVanMenu = ({ van, onAdd, onRetired }: OwnVanMenuProps) => {
  const [isRetiring, setIsRetiring] = useState(false);
  return (
    <>
      <RowMenu
        of={van.name}
        actions={[
          { label: 'Add another van', icon: Plus, onPress: onAdd },
          { label: 'Retire van', icon: Archive, danger: true, onPress: () => setIsRetiring(true) },
        ]}
      />
      <RetireVanDialog van={isRetiring ? van : null} onRetired={onRetired} onClose={() => setIsRetiring(false)} />
    </>
  );
};
