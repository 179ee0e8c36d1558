import type { Meta, StoryObj } from '@storybook/react-vite';
import { ProductPicture } from './product-picture.tsx';

const BLUE = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"><rect width="4" height="3" fill="#2f7fb8"/></svg>')}`;

const meta = { component: ProductPicture, args: { url: BLUE } } satisfies Meta<typeof ProductPicture>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Row: Story = {};
export const Tile: Story = { args: { size: 'tile' } };
export const Without: Story = { args: { url: null } };
