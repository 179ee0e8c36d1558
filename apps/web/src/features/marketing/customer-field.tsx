import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { read } from '#shell/api/read.ts';
import type { ControlProps, FieldProps } from '#ui/fields/field-parts.tsx';
import { SearchableSelectField } from '#ui/fields/searchable-select-field.tsx';

const OFFERED = 25;
const PAUSE_MS = 250;

const customersFound = (search: string) => ({
  ...read('GET /v2/service-provider/customer/list', { query: { limit: OFFERED, search } }),
  placeholderData: keepPreviousData,
});

export interface ChosenCustomer {
  readonly id: string;
  readonly name: string;
}

interface CustomerFieldProps extends FieldProps, ControlProps {
  readonly value: ChosenCustomer | null;
  readonly onChange: (customer: ChosenCustomer | null) => void;
}

/** One of the groomer's customers. The server searches: there may be thousands. */
export const CustomerField = ({ value, onChange, ...rest }: CustomerFieldProps) => {
  const [typed, setTyped] = useState('');
  const [search] = useDebouncedValue(typed.trim(), PAUSE_MS);
  // The name that was chosen stands in the field, and is not searched for.
  const found = useQuery(customersFound(search === value?.name ? '' : search)).data?.items ?? [];
  const others = found.filter(({ id, blockedAt }) => blockedAt === null && id !== value?.id);
  const choices = [
    ...others.map(({ id, displayName, city }) => ({
      value: id,
      label: city === '' ? displayName : `${displayName}, ${city}`,
    })),
    // Last, so that Enter takes the first that was found.
    ...(value ? [{ value: value.id, label: value.name }] : []),
  ];
  return (
    <SearchableSelectField
      {...rest}
      placeholder="Name, pet or phone"
      choices={choices}
      value={value?.id ?? null}
      onSearch={setTyped}
      onChange={(id) => {
        const chosen = choices.find((choice) => choice.value === id);
        onChange(chosen ? { id: chosen.value, name: chosen.label } : null);
      }}
    />
  );
};
