import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderUi } from '../../testing/render-ui.tsx';
import { Card, CARD_THEMES, CardBody } from './card.tsx';

it('RL-widgets-11 comes in the themes primary, white, light and pink', () => {
  expect(CARD_THEMES).toEqual(['primary', 'white', 'light', 'pink']);
  const { container } = renderUi(<Card theme="pink">A note</Card>);
  expect(container.querySelector('section')?.dataset['card']).toBe('pink');
});

it('is white by default, with its title as a heading', () => {
  const { container } = renderUi(
    <Card title="Your account" aside={<span>Active</span>}>
      <CardBody>Maya Torres</CardBody>
    </Card>,
  );
  expect(container.querySelector('section')?.dataset['card']).toBe('white');
  expect(screen.getByRole('heading', { name: 'Your account' })).toBeTruthy();
  expect(screen.getByText('Active')).toBeTruthy();
});
