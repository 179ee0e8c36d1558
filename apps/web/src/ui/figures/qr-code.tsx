import { drawQr } from './qr-path.ts';
import classes from './qr-code.module.css';

/** To be scanned from this screen: black on white in the dark too, because scanners want it so. */
export const QrCode = ({ text, label }: { text: string; label: string }) => {
  const { size, path } = drawQr(text);
  return (
    <svg className={classes['code']} viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label}>
      <path d={path} shapeRendering="crispEdges" />
    </svg>
  );
};
