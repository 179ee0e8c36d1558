import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderUi } from '../../testing/render-ui.tsx';
import { QrCode } from './qr-code.tsx';

it('draws a named picture, another one for another text', () => {
  renderUi(
    <>
      <QrCode text="https://tailgate.example/a" label="One" />
      <QrCode text="https://tailgate.example/b" label="Other" />
    </>,
  );
  const paths = ['One', 'Other'].map((name) =>
    screen.getByRole('img', { name }).querySelector('path')?.getAttribute('d'),
  );
  expect(paths[0]).toBeTruthy();
  expect(paths[0]).not.toBe(paths[1]);
});
