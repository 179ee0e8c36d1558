import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderUi } from '../../testing/render-ui.tsx';
import { Anchor, TextLink } from './text-link.tsx';

it('leads to another screen or elsewhere, and keeps a class it is given', () => {
  renderUi(
    <>
      <TextLink to="/">Home</TextLink>
      <Anchor href="mailto:hello@tailgate.example" className="own">
        Email us
      </Anchor>
    </>,
  );
  expect(screen.getByRole('link', { name: 'Home' }).getAttribute('href')).toBe('/');
  expect(screen.getByRole('link', { name: 'Email us' }).classList.contains('own')).toBe(true);
});
