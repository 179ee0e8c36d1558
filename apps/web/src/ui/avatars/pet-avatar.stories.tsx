import type { Meta, StoryObj } from '@storybook/react-vite';
import { PetAvatar, PetAvatars } from './pet-avatar.tsx';
import { PET_FACES } from '../pictures/pet-faces.tsx';

const meta = { component: PetAvatar, args: { id: 'biscuit', kind: 'dog' } } satisfies Meta<typeof PetAvatar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Dog: Story = {};
export const Cat: Story = { args: { id: 'tofu', kind: 'cat' } };
export const Rabbit: Story = { args: { id: 'hop', kind: 'other' } };
export const Large: Story = { args: { size: 96 } };
export const Two: Story = {
  render: () => (
    <PetAvatars
      pets={[
        { id: 'biscuit', kind: 'dog' },
        { id: 'mochi', kind: 'cat' },
      ]}
      size={52}
    />
  ),
};
export const AllFaces: Story = {
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
      {PET_FACES.map(({ background, face }) => (
        <svg key={background} width="80" height="80" viewBox="-64 -64 128 128" aria-hidden>
          <circle r="64" fill={background} />
          <g transform="translate(0 4)">{face}</g>
        </svg>
      ))}
    </div>
  ),
};
