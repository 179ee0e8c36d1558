import type { Meta, StoryObj } from '@storybook/react-vite';
import { VAN_VIEWS } from '@tailgate/contract/facts';
import { VanPhotoTile } from './van-photo-tile.tsx';

const PICTURE = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 80 48"><rect width="80" height="48" fill="skyblue"/><rect y="34" width="80" height="14" fill="slategray"/><rect x="14" y="14" width="52" height="24" rx="4" fill="white"/></svg>',
)}`;
const FILE = new File([decodeURIComponent(PICTURE.slice(PICTURE.indexOf(',') + 1))], 'rear.svg', {
  type: 'image/svg+xml',
});
const nothing = () => undefined;

const meta = {
  component: VanPhotoTile,
  args: {
    view: 'driver_side',
    photo: { url: PICTURE, date: 'May 28' },
    onFile: nothing,
    onUseAsCover: nothing,
    onRemove: nothing,
  },
  render: (args) => (
    <div style={{ maxWidth: 200 }}>
      <VanPhotoTile {...args} />
    </div>
  ),
} satisfies Meta<typeof VanPhotoTile>;
export default meta;
type Story = StoryObj<typeof meta>;

export const There: Story = {};
export const Cover: Story = { args: { isCover: true } };
export const Missing: Story = { args: { photo: null } };
export const Target: Story = { args: { photo: null, isTarget: true } };
export const Sending: Story = { args: { photo: null, sending: { file: FILE, percent: 64 }, onStop: nothing } };
export const Refused: Story = {
  args: { photo: null, error: 'This file is larger than 25 MB. Choose a smaller one.' },
};
export const Failed: Story = { args: { photo: null, error: 'The photo was not uploaded.', onRetry: nothing } };
export const AllViews: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(160px, 1fr))', gap: 12 }}>
      {VAN_VIEWS.map((view, index) => (
        <VanPhotoTile
          key={view}
          {...args}
          view={view}
          photo={index < 2 ? args.photo : null}
          isCover={index === 1}
          isTarget={index === 3}
        />
      ))}
    </div>
  ),
};
