import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { renderUi } from '../../testing/render-ui.tsx';
import { WithValue } from '../../testing/with-value.tsx';

import { SearchableSelectField } from './searchable-select-field.tsx';

const BREEDS = ['Beagle', 'Boxer', 'Poodle'].map((name) => ({ value: name.toLowerCase(), label: name }));

const show = (heard: (breed: string | null) => void) => {
  renderUi(
    <WithValue<string | null> initial={null} heard={heard}>
      {(value, onChange) => <SearchableSelectField label="Breed" choices={BREEDS} value={value} onChange={onChange} />}
    </WithValue>,
  );
  return screen.getByRole<HTMLInputElement>('combobox', { name: 'Breed' });
};

it('finds by what is typed and chooses by keyboard', async () => {
  const heard = vi.fn<(breed: string | null) => void>();
  const field = show(heard);
  await userEvent.type(field, 'box');
  expect(await screen.findAllByRole('option')).toHaveLength(1);
  await userEvent.keyboard('{Enter}');
  expect(heard.mock.calls).toEqual([['boxer']]);
  expect(field.value).toBe('Boxer');
});

it('says when nothing is found', async () => {
  await userEvent.type(
    show(() => undefined),
    'zebra',
  );
  expect(await screen.findByText('Nothing found')).toBeTruthy();
});

it('leaves the search to the server where that is asked', async () => {
  const typed = vi.fn<(text: string) => void>();
  renderUi(
    <SearchableSelectField label="Breed" choices={BREEDS} value={null} onChange={() => undefined} onSearch={typed} />,
  );
  await userEvent.type(screen.getByRole('combobox', { name: 'Breed' }), 'rex');
  expect(typed).toHaveBeenLastCalledWith('rex');
  expect(await screen.findAllByRole('option')).toHaveLength(BREEDS.length);
});
