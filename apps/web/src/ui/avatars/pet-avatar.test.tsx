import { describe, expect, it } from 'vitest';
import { renderUi } from '../../testing/render-ui.tsx';
import { faceOf, PetAvatar, petFace } from './pet-avatar.tsx';
import { PET_FACES } from '../pictures/pet-faces.tsx';

const IDS = Array.from({ length: 100 }, (_, index) => `pet-${index}`);

describe('the face of a pet', () => {
  it('is one of eight, and always the same for the same pet', () => {
    expect(PET_FACES).toHaveLength(8);
    expect(faceOf('biscuit', 'dog')).toBe(faceOf('biscuit', 'dog'));
  });

  it.each(['dog', 'cat'] as const)('of a %s is never that of another animal, and all of them are used', (kind) => {
    const used = new Set(IDS.map((id) => faceOf(id, kind)));
    expect(used).toEqual(new Set(PET_FACES.filter((face) => face.kind === kind)));
  });

  it('is a paw for other animals', () => {
    expect(faceOf('hop', 'other')).toBeUndefined();
    const { container } = renderUi(<PetAvatar id="hop" kind="other" />);
    expect(container.querySelector('svg circle')).toBeTruthy();
  });

  it('is told by what answers say of a pet: its photo, or the drawing that its id picks', () => {
    const pet = { id: 'biscuit', petType: 'dog', photo: { sizes: { thumbnail: '/biscuit.webp' } } };
    expect(petFace(pet)).toEqual({ id: 'biscuit', kind: 'dog', photoUrl: '/biscuit.webp' });
    expect(petFace({ ...pet, petType: 'rabbit', photo: null })).toEqual({
      id: 'biscuit',
      kind: 'other',
      photoUrl: null,
    });
  });

  it('gives way to a photo', () => {
    const { container } = renderUi(<PetAvatar id="biscuit" kind="dog" photoUrl="/biscuit.webp" />);
    expect(container.querySelector('img')?.getAttribute('src')).toBe('/biscuit.webp');
    expect(container.querySelector('svg')).toBeNull();
  });
});
