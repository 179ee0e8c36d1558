import { VanOutline } from '../pictures/van/van-outline.tsx';
import { isDrawn, VanScene } from '../pictures/van/van-scene.tsx';
import { VAN_VIEW_WORDS, type VanView } from '@tailgate/contract/facts';
import classes from './van-picture.module.css';

interface VanPictureProps {
  readonly id: string;
  readonly name: string;
  /** The address of a photo; null where there is none. */
  readonly picture: string | null;
  /** The view that is shown, where it matters: the driver side is that of a cover. */
  readonly view?: VanView | undefined;
  /** A square in a row (44) or in a head (64), beside the name; without it as wide as there is room. */
  readonly size?: 44 | 64;
  /** Width by height where it is not a square. */
  readonly ratio?: number;
}

const Drawing = ({ id, view }: { id: string; view: VanView }) =>
  isDrawn(view) ? <VanScene id={id} view={view} /> : <VanOutline view={view} className={classes['outline']} />;

/** A van wherever it shows: its photo, or a drawing that is always the same for the same van. */
export const VanPicture = ({ id, name, picture, view, size, ratio }: VanPictureProps) => {
  const seen = view ? `${name}, ${VAN_VIEW_WORDS[view].toLowerCase()}` : name;
  // A small one stands beside the name, which would be read twice.
  const alt = size === undefined ? seen : '';
  return (
    <span
      className={classes['picture']}
      data-size={size}
      style={size === undefined ? { aspectRatio: ratio } : { width: size, height: size }}
      {...(picture === null && (size === undefined ? { role: 'img', 'aria-label': `${alt}, no photo` } : {}))}
    >
      {picture === null ? <Drawing id={id} view={view ?? 'driver_side'} /> : <img src={picture} alt={alt} />}
    </span>
  );
};
