import { ShoppingBag } from 'lucide-react';
import classes from './product-picture.module.css';

interface ProductPictureProps {
  /** Null where there is no picture. */
  readonly url: string | null;
  readonly size?: 'row' | 'tile';
}

/** A product; its name stands beside it. */
export const ProductPicture = ({ url, size = 'row' }: ProductPictureProps) => (
  <span className={classes['picture']} data-size={size}>
    {url === null ? <ShoppingBag size={size === 'row' ? 22 : 36} aria-hidden /> : <img src={url} alt="" />}
  </span>
);
