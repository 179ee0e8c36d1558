import { readFileSync } from 'node:fs';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { renderUi } from '../../testing/render-ui.tsx';
import { PageButton } from './page-button.tsx';
import tokens from '../tokens.css?raw';

const sheet = readFileSync(`${import.meta.dirname}/page-button.module.css`, 'utf8');

it('RL-layout-10 is at most 320 wide from 600, and fixed at the bottom below', () => {
  expect(tokens).toContain('--page-button-max: 320px;');
  const [narrow = '', wide = ''] = sheet.split('@media (min-width: 600px)');
  expect(wide).toContain('max-width: var(--page-button-max)');
  expect(narrow).toContain('@media (max-width: 599px)');
  expect(narrow).toContain('position: fixed');
});

it('is the filled button that sends the form', async () => {
  const onSubmit = vi.fn((event: React.SubmitEvent) => event.preventDefault());
  renderUi(
    <form onSubmit={onSubmit}>
      <PageButton above="$195.00">Go to checkout</PageButton>
    </form>,
  );
  const button = screen.getByRole('button', { name: 'Go to checkout' });
  expect(button.dataset['look']).toBe('filled');
  await userEvent.click(button);
  expect(onSubmit).toHaveBeenCalledTimes(1);
  expect(screen.getByText('$195.00')).toBeTruthy();
});
