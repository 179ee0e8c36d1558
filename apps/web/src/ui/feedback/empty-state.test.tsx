import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderUi } from '../../testing/render-ui.tsx';
import { Button } from '../actions/button.tsx';
import { EmptyState } from './empty-state.tsx';

it('says what is missing and offers what fixes it; the pet is for the eye only', () => {
  const { container } = renderUi(
    <EmptyState title="No requests right now" action={<Button>Share my page</Button>}>
      New booking requests land here.
    </EmptyState>,
  );
  expect(screen.getByRole('heading', { name: 'No requests right now' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Share my page' })).toBeTruthy();
  expect(container.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
});
