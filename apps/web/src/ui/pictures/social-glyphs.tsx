import type { SocialNetwork } from '@tailgate/contract';
import type { ReactNode } from 'react';

/** Plain signs in the colour of the text around them: nobody's trade mark is drawn. */
const GLYPHS: Readonly<Record<SocialNetwork, ReactNode>> = {
  facebook: <path d="M14.5 8.2h2.2M14.5 8.2c-1.4 0-2.1.8-2.1 2.2v9.4M9.6 12.6h5.8" />,
  instagram: (
    <>
      <rect x="4" y="4" width="16" height="16" rx="4.5" />
      <circle cx="12" cy="12" r="3.6" />
      <circle cx="16.4" cy="7.6" r=".6" fill="currentColor" />
    </>
  ),
  linkedin: (
    <>
      <rect x="4" y="4" width="16" height="16" rx="3" />
      <path d="M8.2 11v5M8.2 8.2v.1M11.6 16v-5M11.6 13.2c0-1.3.9-2.2 2.2-2.2s2.1.8 2.1 2.2V16" />
    </>
  ),
  twitter: <path d="M5 5l14 14M19 5l-5.6 6.2M10.6 12.8 5 19" />,
  youtube: (
    <>
      <rect x="3" y="6" width="18" height="12" rx="4" />
      <path d="M10.4 9.4v5.2l4.4-2.6z" fill="currentColor" />
    </>
  ),
};

export const SocialGlyph = ({ network, size = 22 }: { network: SocialNetwork; size?: number }) => (
  <svg
    width={size}
    height={size}
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.8"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden
    focusable="false"
  >
    {GLYPHS[network]}
  </svg>
);
