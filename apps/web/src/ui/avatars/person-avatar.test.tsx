import { expect, it } from 'vitest';
import { renderUi } from '../../testing/render-ui.tsx';
import { avatarPair, initialsOf, PersonAvatar } from './person-avatar.tsx';

it.each([
  ['Maya Torres', 'MT'],
  ['Maya del Carmen Torres', 'MT'],
  ['bo', 'B'],
  ['  ', ''],
  ['🐶 Rex', '🐶R'],
])('takes the initials of %s as %s', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});

it('gives the same person the same colours, and people different ones', () => {
  expect(avatarPair('user-1')).toBe(avatarPair('user-1'));
  const pairs = new Set(Array.from({ length: 100 }, (_, index) => avatarPair(`user-${index}`)));
  expect([...pairs].toSorted()).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
});

it('shows the photo instead, and is for the eye only', () => {
  const { container } = renderUi(<PersonAvatar id="u1" name="Maya Torres" photoUrl="/maya.webp" />);
  expect(container.querySelector('img')?.getAttribute('src')).toBe('/maya.webp');
  expect(container.querySelector('[aria-hidden]')?.textContent).toBe('');
});
