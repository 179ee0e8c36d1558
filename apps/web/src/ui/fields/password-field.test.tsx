import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { renderUi } from '../../testing/render-ui.tsx';
import { PasswordField } from './password-field.tsx';

const type = () => screen.getByLabelText('Password').getAttribute('type');

it('RL-widgets-07 is hidden until it is asked to show', async () => {
  renderUi(<PasswordField label="Password" defaultValue="wet-dog" />);
  expect(type()).toBe('password');
  await userEvent.click(screen.getByRole('button', { name: 'Show password' }));
  expect(type()).toBe('text');
  await userEvent.click(screen.getByRole('button', { name: 'Hide password' }));
  expect(type()).toBe('password');
});

it('RL-widgets-06 has a star in its label when it is required', () => {
  const { container, rerender } = renderUi(<PasswordField label="Password" />);
  const label = () => container.querySelector('label')?.textContent;
  expect(label()).toBe('Password');
  rerender(<PasswordField label="Password" required />);
  expect(label()).toBe('Password *');
});
