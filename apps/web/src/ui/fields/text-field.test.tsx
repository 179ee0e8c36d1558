import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderUi } from '../../testing/render-ui.tsx';

import { TextField } from './text-field.tsx';

const field = () => screen.getByRole('textbox', { name: /Pet name/ });

it('RL-widgets-08 shows (Optional) when it is not required', () => {
  renderUi(<TextField label="Pet name" optional />);
  expect(screen.getByText('(Optional)')).toBeTruthy();
});

it('marks a required field with a star and nothing else', () => {
  renderUi(<TextField label="Pet name" required />);
  expect(screen.getByText('*')).toBeTruthy();
  expect(screen.queryByText('(Optional)')).toBeNull();
});

it('replaces its description with its error and announces it', () => {
  const { rerender } = renderUi(<TextField label="Pet name" description="As you call it" />);
  expect(screen.getByText('As you call it')).toBeTruthy();
  rerender(<TextField label="Pet name" description="As you call it" error="Enter a name" />);
  expect(screen.queryByText('As you call it')).toBeNull();
  const problem = document.getElementById(field().getAttribute('aria-describedby') ?? '');
  expect(problem?.textContent).toBe('Enter a name');
  expect(field().getAttribute('aria-invalid')).toBe('true');
});
