import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderUi } from '../../testing/render-ui.tsx';
import { StepHeader } from './step-header.tsx';

it('says the step in words and by as many segments', () => {
  const { container } = renderUi(<StepHeader step={3} of={5} title="Choose a groomer" />);
  expect(screen.getByText('Step 3 of 5')).toBeTruthy();
  expect(screen.getByRole('heading', { level: 1, name: 'Choose a groomer' })).toBeTruthy();
  const segments = [...container.querySelectorAll<HTMLElement>('[aria-hidden] > span')];
  expect(segments.map((segment) => segment.dataset['done'] === 'true')).toEqual([true, true, true, false, false]);
});
