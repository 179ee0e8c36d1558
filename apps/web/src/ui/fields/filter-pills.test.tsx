import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { renderUi } from '../../testing/render-ui.tsx';
import { FilterPills } from './filter-pills.tsx';

const PILLS = [
  { value: 'cats', label: 'Cats' },
  { value: 'large', label: 'Large dogs' },
];
const Chosen = ({ single }: { single: boolean }) => {
  const [chosen, setChosen] = useState<readonly string[]>([]);
  return <FilterPills label="Filters" pills={PILLS} chosen={chosen} onChange={setChosen} single={single} />;
};
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const pressed = () => screen.queryAllByRole('button', { pressed: true }).map((pill) => pill.textContent);

it('adds and takes away', async () => {
  renderUi(<Chosen single={false} />);
  await press('Cats');
  await press('Large dogs');
  expect(pressed()).toEqual(['Cats', 'Large dogs']);
  await press('Cats');
  expect(pressed()).toEqual(['Large dogs']);
});

it('keeps one at a time when it is single, or none', async () => {
  renderUi(<Chosen single />);
  await press('Cats');
  await press('Large dogs');
  expect(pressed()).toEqual(['Large dogs']);
  await press('Large dogs');
  expect(pressed()).toEqual([]);
});
