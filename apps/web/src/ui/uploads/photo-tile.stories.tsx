import type { Meta, StoryObj } from '@storybook/react-vite';
import { Camera, ImagePlus } from 'lucide-react';
import { PhotoTile, PickTile } from './photo-tile.tsx';

const PICTURE = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 80 80"><rect width="80" height="80" fill="skyblue"/><circle cx="40" cy="44" r="20" fill="peru"/></svg>',
)}`;

const Tiles = ({ hasProblem = false }: { hasProblem?: boolean }) => (
  <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
    <PhotoTile src={PICTURE} alt="Biscuit" aspect={undefined} />
    <PhotoTile src={PICTURE} alt="Biscuit, on its way" aspect={undefined} isSending />
    <PhotoTile src={PICTURE} alt="License" aspect={1.6} />
    <PickTile icon={ImagePlus} aspect={undefined} hasProblem={hasProblem} onPick={() => undefined}>
      Choose photo
    </PickTile>
    <PickTile icon={Camera} aspect={undefined} camera hasProblem={false} onPick={() => undefined}>
      Take photo
    </PickTile>
  </div>
);

const meta = { component: Tiles } satisfies Meta<typeof Tiles>;
export default meta;
type Story = StoryObj<typeof meta>;

export const SideBySide: Story = {};
export const Missing: Story = { args: { hasProblem: true } };
