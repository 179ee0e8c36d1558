import type { Meta, StoryObj } from '@storybook/react-vite';
import { QrCode } from './qr-code.tsx';

const meta: Meta<typeof QrCode> = { component: QrCode };
export default meta;

export const Link: StoryObj<typeof QrCode> = { args: { text: 'https://tailgate.example/join', label: 'Invitation' } };
