import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { renderUi } from '../../testing/render-ui.tsx';
import { ExpansionPanels } from './expansion-panels.tsx';

const PANELS = [
  { id: 'bath', title: 'Bath', content: 'Two washes' },
  { id: 'groom', title: 'Full groom', content: 'Haircut and nails' },
];
const isOpen = (name: string) => screen.getByRole('button', { name }).getAttribute('aria-expanded');

it('opens one and closes the other', async () => {
  renderUi(<ExpansionPanels panels={PANELS} open={['bath']} />);
  expect([isOpen('Bath'), isOpen('Full groom')]).toEqual(['true', 'false']);
  await userEvent.click(screen.getByRole('button', { name: 'Full groom' }));
  expect([isOpen('Bath'), isOpen('Full groom')]).toEqual(['false', 'true']);
});

it('leaves the others open when several may be', async () => {
  renderUi(<ExpansionPanels panels={PANELS} open={['bath']} several />);
  await userEvent.click(screen.getByRole('button', { name: 'Full groom' }));
  expect([isOpen('Bath'), isOpen('Full groom')]).toEqual(['true', 'true']);
});

it('moves with the arrows and opens with Enter', async () => {
  renderUi(<ExpansionPanels panels={PANELS} />);
  await userEvent.tab();
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(isOpen('Full groom')).toBe('true');
});
