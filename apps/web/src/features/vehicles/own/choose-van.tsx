import { ChoiceChips } from '#ui/fields/choice-chips.tsx';
import { SelectField } from '#ui/fields/select-field.tsx';
import type { ListedVehicle } from '../vehicles-query.ts';

const MOST_CHIPS = 5;

interface ChooseVanProps {
  readonly vans: readonly ListedVehicle[];
  readonly chosen: string;
  readonly onChoose: (id: string) => void;
}

/** For the few groomers who have several vans. */
export const ChooseVan = ({ vans, chosen, onChoose }: ChooseVanProps) => {
  const choices = vans.map(({ id, name }) => ({ value: id, label: name }));
  if (vans.length < 2) return null;
  if (vans.length <= MOST_CHIPS)
    return <ChoiceChips label="Van" choices={choices} chosen={chosen} onChoose={onChoose} />;
  return <SelectField label="Van" choices={choices} value={chosen} onChange={(id) => id && onChoose(id)} />;
};
