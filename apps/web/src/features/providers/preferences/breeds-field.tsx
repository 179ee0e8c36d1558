import { UnstyledButton } from '@mantine/core';
import { MAX_BREED_NAME_LENGTH } from '@tailgate/contract/facts';
import { X } from 'lucide-react';
import { useRef } from 'react';
import { Button } from '#ui/actions/button.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { withBreeds } from './breeds.ts';
import classes from './breeds-field.module.css';

interface BreedsFieldProps {
  readonly value: readonly string[];
  readonly onChange: (breeds: readonly string[]) => void;
  /** Not a chip yet. The form holds it, so that saving takes it along. */
  readonly typed: string;
  readonly onTyped: (typed: string) => void;
  readonly error?: string | undefined;
}

const ADD_WIDTH = 76;

/** Breeds as chips: typed, added, and taken away again one by one. A comma adds several at once. */
export const BreedsField = ({ value, onChange, typed, onTyped, error }: BreedsFieldProps) => {
  const input = useRef<HTMLInputElement>(null);
  const add = () => {
    onChange(withBreeds(value, typed));
    onTyped('');
    input.current?.focus();
  };
  return (
    <div className={classes['field']}>
      <TextField
        ref={input}
        label="Breeds you don’t take"
        description="Customers with these breeds can’t book you."
        placeholder="Chow Chow"
        optional
        maxLength={MAX_BREED_NAME_LENGTH}
        autoComplete="off"
        error={error}
        rightSection={
          <Button look="text" compact aria-label="Add breed" onClick={add}>
            Add
          </Button>
        }
        rightSectionWidth={ADD_WIDTH}
        value={typed}
        onChange={({ currentTarget }) => onTyped(currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' && event.key !== ',') return;
          event.preventDefault();
          add();
        }}
      />
      {value.length > 0 && (
        <ul className={classes['chips']} aria-label="Breeds you don’t take">
          {value.map((breed) => (
            <li key={breed} className={classes['chip']}>
              <span>{breed}</span>
              <UnstyledButton
                className={classes['remove'] ?? ''}
                aria-label={`Remove ${breed}`}
                onClick={() => onChange(value.filter((other) => other !== breed))}
              >
                <X size={16} aria-hidden />
              </UnstyledButton>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
};
