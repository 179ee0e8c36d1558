import { expect, it } from 'vitest';
import { renderUi } from '../../testing/render-ui.tsx';
import { ProductPicture } from './product-picture.tsx';

it('shows the picture, or a sign where there is none; neither is read aloud', () => {
  const { container } = renderUi(<ProductPicture url="https://files.example.test/shampoo.webp" />);
  expect(container.querySelector('img')?.getAttribute('alt')).toBe('');
  const { container: without } = renderUi(<ProductPicture url={null} size="tile" />);
  expect(without.querySelector('img')).toBeNull();
  expect(without.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
});
