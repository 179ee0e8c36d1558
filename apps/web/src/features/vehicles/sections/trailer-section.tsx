import { useState } from 'react';
import { StepForm } from '#shell/forms/step-form.tsx';
import { SavedForm } from '#shell/forms/saved-form.tsx';
import { useWriteForm } from '#shell/forms/use-write-form.ts';
import { LeaveWarning } from '#shell/layouts/leave-warning.tsx';
import { Button } from '#ui/actions/button.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { FormGroup } from '#ui/fields/form-group.tsx';
import { keepVehicle, type Vehicle } from '../vehicles-query.ts';
import { RemoveTrailer } from './trailer/remove-trailer.tsx';
import { TrailerFields } from './trailer/trailer-fields.tsx';
import { bodyOf, NEW_TRAILER, RULES, valuesOf, type Trailer } from './trailer/trailer-values.ts';
import classes from './sections.module.css';

const SAVE = 'POST /v2/service-vehicle/fleet-owner/fleet-management/:id/trailer';

/** The trailer that goes with the van, if there is one. */
export const TrailerSection = ({ vehicle }: { vehicle: Vehicle }) => {
  const [isAdding, setIsAdding] = useState(false);
  if (vehicle.trailer) return <EditTrailer key={vehicle.id} vehicle={vehicle} trailer={vehicle.trailer} />;
  if (isAdding) return <AddTrailer vehicle={vehicle} onClose={() => setIsAdding(false)} />;
  return (
    <FormGroup title="Trailer">
      <div className={classes['card']}>
        <EmptyState
          title="No trailer"
          action={
            <Button look="tint" onClick={() => setIsAdding(true)}>
              Add trailer
            </Button>
          }
        >
          Add one if it goes with this van. It is optional.
        </EmptyState>
      </div>
    </FormGroup>
  );
};

const AddTrailer = ({ vehicle, onClose }: { vehicle: Vehicle; onClose: () => void }) => {
  const write = useWriteForm(SAVE, {
    saved: NEW_TRAILER,
    validate: RULES,
    input: (values) => ({ params: { id: vehicle.id }, body: bodyOf(values, null) }),
    keep: keepVehicle,
    onSaved: () => {
      onClose();
      return undefined;
    },
    success: 'Trailer added',
  });
  return (
    <StepForm of={write} className={classes['form']} action="Add trailer">
      <FormGroup title="New trailer">
        <TrailerFields form={write.form} />
        <div>
          <Button look="text" onClick={onClose}>
            Don’t add a trailer
          </Button>
        </div>
      </FormGroup>
      <LeaveWarning
        isUnsaved={() => write.form.isDirty() && !write.isSaving}
        consequence="The trailer is not added yet."
      />
    </StepForm>
  );
};

const EditTrailer = ({ vehicle, trailer }: { vehicle: Vehicle; trailer: Trailer }) => {
  const write = useWriteForm(SAVE, {
    saved: valuesOf(trailer),
    validate: RULES,
    input: (values) => ({ params: { id: vehicle.id }, body: bodyOf(values, trailer) }),
    keep: keepVehicle,
    onSaved: (answer) => (answer.trailer ? valuesOf(answer.trailer) : undefined),
    success: 'Trailer saved',
  });
  return (
    <SavedForm of={write} className={classes['form']}>
      <FormGroup title="Trailer">
        <TrailerFields form={write.form} />
        <RemoveTrailer vehicle={vehicle} name={trailer.name} />
      </FormGroup>
    </SavedForm>
  );
};
