import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderUi } from '../../testing/render-ui.tsx';
import { vanLook } from '../pictures/van/van-scene.tsx';
import { VanPicture } from './van-picture.tsx';

const IDS = Array.from({ length: 100 }, (_, index) => `van-${index}`);

describe('the picture of a van', () => {
  it('is its photo, named after the van and the view', () => {
    renderUi(<VanPicture id="van-5" name="Van 5" picture="/van-5.webp" view="driver_side" />);
    expect(screen.getByRole('img', { name: 'Van 5, driver side' }).getAttribute('src')).toBe('/van-5.webp');
  });

  it('is a drawing that says so where there is no photo', () => {
    const { container } = renderUi(<VanPicture id="van-5" name="Van 5" picture={null} />);
    screen.getByRole('img', { name: 'Van 5, no photo' });
    expect(container.querySelector('svg')?.dataset['view']).toBe('driver_side');
  });

  it('is silent in a row, where the name stands beside it', () => {
    renderUi(<VanPicture id="van-5" name="Van 5" picture={null} size={44} />);
    renderUi(<VanPicture id="van-5" name="Van 5" picture="/van-5.webp" size={64} />);
    expect(screen.queryByRole('img')).toBeNull();
  });

  it('has the same stripe and sky for the same van, and uses all stripes', () => {
    expect(vanLook('van-5')).toEqual(vanLook('van-5'));
    expect(new Set(IDS.map((id) => vanLook(id).stripe)).size).toBe(6);
    const { container } = renderUi(<VanPicture id="van-5" name="Van 5" picture={null} view="rear" />);
    expect(container.innerHTML).toContain(vanLook('van-5').stripe);
  });

  it('is an outline of a view of which there is no scene', () => {
    const { container } = renderUi(<VanPicture id="van-5" name="Van 5" picture={null} view="interior" />);
    expect(container.querySelector('svg')?.getAttribute('stroke')).toBe('currentColor');
  });
});
