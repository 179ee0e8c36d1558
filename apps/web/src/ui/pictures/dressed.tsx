import type { CSSProperties, ReactNode } from 'react';

export type Coat = 'red' | 'grey' | 'brown' | 'silver' | 'orange';

/** The same face in another coat. */
export const Dressed = ({ coat, children }: { coat: Coat; children: ReactNode }) => (
  <g
    style={
      {
        '--ill-fur': `var(--ill-${coat}-fur)`,
        '--ill-fur-light': `var(--ill-${coat}-fur-light)`,
        '--ill-fur-line': `var(--ill-${coat}-fur-line)`,
      } as CSSProperties
    }
  >
    {children}
  </g>
);
