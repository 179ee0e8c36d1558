import type { Meta, StoryObj } from '@storybook/react-vite';
import { Spinner, SPINNER_SIZES, SPINNER_THEMES } from './spinner.tsx';

const meta = { component: Spinner } satisfies Meta<typeof Spinner>;
export default meta;
type Story = StoryObj<typeof meta>;

const SIZES = Object.keys(SPINNER_SIZES) as (keyof typeof SPINNER_SIZES)[];
const row = { display: 'flex', alignItems: 'center', gap: 16, padding: 12 };

export const Usual: Story = {};
export const Sizes: Story = {
  render: () => (
    <div style={row}>
      {SIZES.map((size) => (
        <Spinner key={size} size={size} />
      ))}
    </div>
  ),
};
export const Themes: Story = {
  render: () => (
    <>
      {SPINNER_THEMES.map((theme) => (
        <div
          key={theme}
          style={{ ...row, ...(theme === 'white' && { background: 'var(--banner-offline-bg)', borderRadius: 12 }) }}
        >
          <Spinner theme={theme} size="lg" />
        </div>
      ))}
    </>
  ),
};
