import type { VanView } from '@tailgate/contract';

/** The stripe of a van and the sky over it: vans of one livery look the same, and share their pictures. */
export const LIVERIES = {
  teal: { stripe: '#11806a', sky: '#cfe6f5' },
  blue: { stripe: '#2f6fd0', sky: '#e3ecf7' },
  coral: { stripe: '#e0663c', sky: '#d5ecf7' },
  purple: { stripe: '#7a5bc0', sky: '#f3e1d3' },
  /** Of what shows no paint. */
  plain: { stripe: '#8594a3', sky: '#cfe6f5' },
  yellow: { stripe: '#d99a1e', sky: '#cfe6f5' },
} as const;
export type Livery = keyof typeof LIVERIES;

const PAINTED: readonly VanView[] = ['front', 'driver_side', 'rear', 'passenger_side'];

/** What is not painted looks the same in all vans: drawing and storing it takes most of the time of a picture. */
export const liverySeenIn = (view: VanView, livery: Livery): Livery => (PAINTED.includes(view) ? livery : 'plain');
