import type { ZoneColor } from '@tailgate/contract';
import type { CSSProperties } from 'react';

/** For what its style sheet paints in `var(--zone)`, with text in `var(--zone-on)`. */
export const zoneStyle = (color: ZoneColor) => ({ '--zone': `var(--zone-${color})` }) as CSSProperties;
