import type { Meta, StoryObj } from '@storybook/react-vite';
import { PersonAvatar } from './person-avatar.tsx';

const PHOTO = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 44 44"><rect width="44" height="44" fill="tan"/><circle cx="22" cy="18" r="8" fill="white"/><circle cx="22" cy="46" r="18" fill="white"/></svg>',
)}`;

const meta = { component: PersonAvatar, args: { id: 'u1', name: 'Maya Torres' } } satisfies Meta<typeof PersonAvatar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Initials: Story = {};
export const Photo: Story = { args: { photoUrl: PHOTO } };
export const Large: Story = { args: { size: 96 } };
export const Many: Story = {
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
      {['Lou Martin', 'Tess Howard', 'Ben Ortiz', 'Ana Lima', 'Kai Foster', 'Bo', 'Iris Cole', 'Nina Petrov'].map(
        (name) => (
          <PersonAvatar key={name} id={name} name={name} />
        ),
      )}
    </div>
  ),
};
