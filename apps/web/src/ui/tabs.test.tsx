import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { renderUi } from '../testing/render-ui.tsx';
import { Tabs } from './tabs.tsx';

const Queues = () => {
  const [value, setValue] = useState('pending');
  return (
    <Tabs
      label="Queues"
      tabs={[
        { value: 'pending', label: 'Pending', count: 3, tone: 'pending' },
        { value: 'trade', label: 'In trade', count: 0 },
        { value: 'all', label: 'All' },
      ]}
      value={value}
      onChange={setValue}
    >
      The queue {value}
    </Tabs>
  );
};
const chosen = () => screen.getByRole('tab', { selected: true }).textContent;

it('shows the panel of the chosen tab, under the name of the tab', async () => {
  renderUi(<Queues />);
  await userEvent.click(screen.getByRole('tab', { name: /In trade/ }));
  expect(chosen()).toBe('0In trade');
  expect(screen.getByRole('tabpanel', { name: /In trade/ }).textContent).toBe('The queue trade');
});

it('is one stop for Tab; arrows, Home and End move inside, around the ends', async () => {
  renderUi(<Queues />);
  await userEvent.tab();
  await userEvent.keyboard('{ArrowRight}');
  expect(chosen()).toBe('0In trade');
  await userEvent.keyboard('{End}');
  expect(chosen()).toBe('All');
  await userEvent.keyboard('{ArrowRight}');
  expect(chosen()).toBe('3Pending');
  await userEvent.keyboard('{ArrowLeft}{Home}');
  expect(document.activeElement?.textContent).toBe('3Pending');
});
