import type { Meta, StoryObj } from '@storybook/react-vite';
import { VAN_VIEWS } from '@tailgate/contract/facts';
import { VanPicture } from './van-picture.tsx';

const PHOTO = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"><rect width="4" height="3" fill="skyblue"/><rect y="2" width="4" height="1" fill="slategray"/></svg>')}`;
const IDS = ['van-1', 'van-2', 'van-3', 'van-4', 'van-5', 'van-6', 'van-7', 'van-8'];

const grid = { display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(200px, 1fr))', gap: 16 };

const meta = {
  component: VanPicture,
  args: { id: 'van-5', name: 'Van 5', picture: null },
} satisfies Meta<typeof VanPicture>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Cover: Story = {
  render: (args) => <div style={{ maxWidth: 288 }}>{<VanPicture {...args} ratio={2} />}</div>,
};
export const Photo: Story = { args: { picture: PHOTO, view: 'driver_side' } };
export const Row: Story = { args: { size: 44 } };
export const Head: Story = { args: { size: 64 } };
export const HeadWithPhoto: Story = { args: { size: 64, picture: PHOTO } };
export const Views: Story = {
  render: (args) => (
    <div style={grid}>
      {VAN_VIEWS.map((view) => (
        <VanPicture key={view} {...args} view={view} />
      ))}
    </div>
  ),
};
export const Fleet: Story = {
  render: (args) => (
    <div style={grid}>
      {IDS.map((id) => (
        <VanPicture key={id} {...args} id={id} />
      ))}
      {IDS.map((id) => (
        <VanPicture key={id} {...args} id={id} size={64} />
      ))}
    </div>
  ),
};
