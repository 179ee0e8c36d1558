import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderUi } from '../../testing/render-ui.tsx';
import { Notice } from './notice.tsx';

it.each([
  ['danger', 'alert'],
  ['warning', 'status'],
  ['success', 'status'],
  ['info', 'status'],
] as const)('announces %s as %s', (tone, role) => {
  renderUi(<Notice tone={tone}>Words</Notice>);
  expect(screen.getByRole(role).textContent).toBe('Words');
  expect(screen.getByRole(role).querySelector('svg[aria-hidden]')).toBeTruthy();
});
