import type { LocalDate } from '@tailgate/values';
import { FormDialog } from '#shell/forms/form-dialog.tsx';
import { SendForm } from '#shell/forms/send-form.tsx';
import { useSendForm } from '#shell/forms/use-send-form.ts';
import { Button, ButtonLink } from '#ui/actions/button.tsx';
import { DialogActions } from '#ui/actions/dialog.tsx';
import { DateField } from '#ui/dates/date-field.tsx';
import { CheckboxField } from '#ui/fields/checkbox-field.tsx';
import { SearchableSelectField } from '#ui/fields/searchable-select-field.tsx';
import type { Driver } from '../drivers-query.ts';
import type { Draft } from './board-plan.ts';
import { lockOf, personOf } from './groomers-aside.tsx';
import classes from '../fleet.module.css';

/** Takes the van back. */
const NOBODY = 'nobody';

export interface AssignStart {
  readonly vehicleId: string | null;
  readonly from: LocalDate;
  readonly to: LocalDate | null;
}

interface AssignDialogProps {
  readonly start: AssignStart | null;
  readonly vans: readonly { readonly id: string; readonly name: string }[];
  readonly drivers: readonly Driver[];
  readonly today: LocalDate;
  readonly onAssign: (draft: Omit<Draft, 'id'>) => void;
  readonly onClose: () => void;
}

/** The same as carrying a groomer onto days, for keys and small screens. Nothing is saved by it yet. */
export const AssignDialog = ({ start, onClose, ...rest }: AssignDialogProps) => (
  <FormDialog title="Assign groomer" opened={start !== null} onClose={onClose}>
    {start !== null && <AssignForm start={start} onClose={onClose} {...rest} />}
  </FormDialog>
);

/** What it collects is sent with the other changes of the board. */
const COLLECTED = {
  isPending: false,
  mutate: (draft: Omit<Draft, 'id'>, { onSuccess }: { onSuccess: (draft: Omit<Draft, 'id'>) => void }) =>
    onSuccess(draft),
};

interface AssignValues {
  vehicleId: string | null;
  driverId: string | null;
  from: string | null;
  to: string | null;
  temporary: boolean;
}
type FormRules = {
  readonly [Field in 'vehicleId' | 'driverId' | 'from' | 'to']: (
    value: AssignValues[Field],
    values: AssignValues,
  ) => string | null;
};

/** A day that has passed cannot be given to anybody. */
const checks = (today: LocalDate): FormRules => ({
  vehicleId: (id) => (id === null ? 'Choose a van' : null),
  driverId: (id) => (id === null ? 'Choose a groomer' : null),
  from: (date) => {
    if (date === null) return 'Enter the first day';
    return date < today ? 'This day has passed' : null;
  },
  to: (date, { from }) => (date !== null && from !== null && date < from ? 'Must not be before the first day' : null),
});

type AssignFormProps = Omit<AssignDialogProps, 'start'> & { readonly start: AssignStart };

const AssignForm = ({ start, vans, drivers, today, onAssign, onClose }: AssignFormProps) => {
  const free = drivers.filter((driver) => lockOf(driver) === null).map(personOf);
  const initial: AssignValues = {
    vehicleId: start.vehicleId ?? (vans.length === 1 ? (vans[0]?.id ?? null) : null),
    driverId: null,
    from: start.from < today ? today : start.from,
    to: start.to,
    temporary: false,
  };
  const sent = useSendForm(COLLECTED, {
    initial,
    validate: checks(today),
    input: ({ vehicleId, driverId, from, to, temporary }) =>
      vehicleId === null || from === null
        ? null
        : {
            vehicleId,
            driver: free.find(({ id }) => id === driverId) ?? null,
            from: from as LocalDate,
            to: to as LocalDate | null,
            temporary: temporary && to !== null && driverId !== NOBODY,
          },
    onSent: (draft) => {
      onAssign(draft);
      onClose();
    },
  });
  const { form } = sent;
  const { vehicleId, to, driverId } = form.values;
  return (
    <SendForm of={sent} className={classes['dialog']}>
      <SearchableSelectField
        label="Van"
        required
        choices={vans.map(({ id, name }) => ({ value: id, label: name }))}
        {...form.getInputProps('vehicleId')}
        value={form.values.vehicleId}
      />
      <SearchableSelectField
        label="Groomer"
        required
        choices={[
          ...free.map(({ id, name }) => ({ value: id, label: name })),
          { value: NOBODY, label: 'No driver: take the van back' },
        ]}
        {...form.getInputProps('driverId')}
        value={form.values.driverId}
      />
      <DateField label="From" required min={today} {...form.getInputProps('from')} value={form.values.from} />
      <DateField
        label="Until"
        optional
        min={today}
        description="Leave it empty to assign until further notice."
        {...form.getInputProps('to')}
        value={form.values.to}
      />
      {to !== null && driverId !== NOBODY && (
        <CheckboxField
          label="These days only: then the van goes back to who has it otherwise"
          checked={form.values.temporary}
          onChange={(checked) => form.setFieldValue('temporary', checked)}
        />
      )}
      <DialogActions>
        {vehicleId !== null && (
          <ButtonLink look="text" to="/fleet-owner/account/vehicles/$vehicleId" params={{ vehicleId }}>
            Open van
          </ButtonLink>
        )}
        <Button onClick={onClose}>Cancel</Button>
        <Button look="filled" type="submit">
          Add to plan
        </Button>
      </DialogActions>
    </SendForm>
  );
};
