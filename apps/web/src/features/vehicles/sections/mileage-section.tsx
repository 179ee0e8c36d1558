import { MAX_MILEAGE_OPTIONS } from '@tailgate/contract/facts';
import { Pencil, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useWrite } from '#shell/api/use-write.ts';
import { toastSuccess } from '#shell/errors/toast.tsx';
import { Button } from '#ui/actions/button.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { FormGroup } from '#ui/fields/form-group.tsx';
import { RowMenu } from '#ui/table/row-menu.tsx';
import { inDollars } from '#ui/words/dollars.ts';
import { keepVehicle, type Vehicle } from '../vehicles-query.ts';
import { MileageDialog, optionsOf, SAVE_OPTION, type MileageOption } from './mileage-dialog.tsx';
import { TaskPlace } from './section-head.tsx';
import classes from './sections.module.css';

const REMOVE_OPTION = 'DELETE /v2/service-vehicle/fleet-owner/fleet-management/:id/mileage-options/:radius';

const miles = (count: number): string => `${count.toLocaleString('en-US')} mi`;

const useRemoveOption = ({ id }: Vehicle) => {
  const remove = useWrite(REMOVE_OPTION, { keep: keepVehicle });
  const add = useWrite(SAVE_OPTION, { keep: keepVehicle });
  const undo = (option: MileageOption) =>
    add.mutate(
      { params: { id }, body: option },
      { onSuccess: () => toastSuccess(`${miles(option.radius)} option restored`) },
    );
  return (option: MileageOption) =>
    remove.mutate(
      { params: { id, radius: option.radius } },
      {
        onSuccess: () =>
          toastSuccess(`${miles(option.radius)} option deleted`, { label: 'Undo', onPress: () => undo(option) }),
      },
    );
};

/** How far a renter may take the van in a week, by the distance from the pickup address. */
export const MileageSection = ({ vehicle }: { vehicle: Vehicle }) => {
  const [asked, setAsked] = useState<MileageOption | 'new' | null>(null);
  const options = optionsOf(vehicle);
  const isFull = options.length >= MAX_MILEAGE_OPTIONS;
  return (
    <TaskPlace task="mileage-option">
      <FormGroup title="Mileage" lead="Weekly miles a driver can choose, by how far from the pickup address they work.">
        {options.length === 0 ? (
          <div className={classes['card']}>
            <EmptyState
              title="No mileage options yet"
              action={
                <Button look="tint" onClick={() => setAsked('new')}>
                  Add mileage option
                </Button>
              }
            >
              Without one, the miles of the plan apply.
            </EmptyState>
          </div>
        ) : (
          <>
            <Options vehicle={vehicle} options={options} onEdit={setAsked} />
            <div>
              {isFull ? (
                <p className={classes['small']}>{MAX_MILEAGE_OPTIONS} options is the most a van can have.</p>
              ) : (
                <Button look="tint" icon={<Plus size={18} aria-hidden />} onClick={() => setAsked('new')}>
                  Add option
                </Button>
              )}
            </div>
          </>
        )}
        <MileageDialog vehicle={vehicle} of={asked} onClose={() => setAsked(null)} />
      </FormGroup>
    </TaskPlace>
  );
};

interface OptionsProps {
  readonly vehicle: Vehicle;
  readonly options: readonly MileageOption[];
  readonly onEdit: (option: MileageOption) => void;
}

const Options = ({ vehicle, options, onEdit }: OptionsProps) => {
  const remove = useRemoveOption(vehicle);
  return (
    <div className={classes['card']}>
      <table className={classes['table']} aria-label="Mileage options">
        <thead>
          <tr>
            <th scope="col">Radius</th>
            <th scope="col">Miles a week</th>
            <th scope="col">Extra mile</th>
            <td />
          </tr>
        </thead>
        <tbody>
          {options.map((option) => (
            <tr key={option.radius}>
              <th scope="row">{miles(option.radius)}</th>
              <td>{option.allowedWeeklyMileage.toLocaleString('en-US')}</td>
              <td>{inDollars(option.excessMileageCharge)}</td>
              <td>
                <RowMenu
                  of={`${miles(option.radius)} option`}
                  actions={[
                    { label: 'Edit option', icon: Pencil, onPress: () => onEdit(option) },
                    { label: 'Delete option', icon: Trash2, danger: true, onPress: () => remove(option) },
                  ]}
                />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
};
