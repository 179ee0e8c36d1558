import type { ZoneColor } from '@tailgate/contract';
import { zoneStyle } from './zone-color.ts';
import classes from './zone-dot.module.css';

/** The color of a work zone beside its name; the same as on the map. */
export const ZoneDot = ({ color }: { color: ZoneColor }) => (
  <span className={classes['dot']} style={zoneStyle(color)} aria-hidden />
);
