import type { UseFormReturnType } from '@mantine/form';
import { MAX_PLATE_LENGTH } from '@tailgate/contract/facts';
import { TextField } from '#ui/fields/text-field.tsx';
import type { BasicsValues } from './basics-values.ts';
import classes from './plate-field.module.css';

const STATE_WIDTH = 38;

/** A plate with its state in one box, as it reads on the van: `TX RKL 4417`. */
export const PlateField = ({ form }: { form: UseFormReturnType<BasicsValues> }) => {
  const { error: stateProblem, ...state } = form.getInputProps('plateState') as { error?: string };
  const { error: plateProblem, ...plate } = form.getInputProps('licensePlate') as { error?: string };
  return (
    <TextField
      label="Plate"
      autoComplete="off"
      autoCapitalize="characters"
      maxLength={MAX_PLATE_LENGTH}
      leftSection={
        <input
          aria-label="State"
          aria-invalid={stateProblem !== undefined || undefined}
          placeholder="TX"
          autoComplete="off"
          autoCapitalize="characters"
          maxLength={2}
          className={classes['state']}
          {...state}
        />
      }
      leftSectionWidth={STATE_WIDTH}
      leftSectionPointerEvents="all"
      error={plateProblem ?? stateProblem}
      {...plate}
    />
  );
};
