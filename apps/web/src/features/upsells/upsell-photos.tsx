import { MAX_UPSELL_IMAGES } from '@tailgate/contract/facts';
import { Star, Trash2 } from 'lucide-react';
import { Button } from '#ui/actions/button.tsx';
import { PhotoUpload } from '#ui/uploads/photo-upload.tsx';
import { ProductPicture } from '#ui/avatars/product-picture.tsx';
import type { Upload } from '#ui/uploads/use-upload.ts';
import type { Upsell } from './upsells-query.ts';
import classes from './upsells.module.css';

type Image = Upsell['images'][number];

interface UpsellPhotosProps {
  readonly images: readonly Image[];
  readonly upload: Upload<Image>;
  readonly onChange: (images: Image[]) => void;
  readonly error?: string | undefined;
}

/** The photos of a product, the main one first. */
export const UpsellPhotos = ({ images, upload, onChange, error }: UpsellPhotosProps) => {
  const without = (photo: Image) => images.filter(({ id }) => id !== photo.id);
  return (
    <div className={classes['photos']}>
      {images.length > 0 && (
        <ul aria-label="Photos">
          {images.map((photo, index) => (
            <li key={photo.id}>
              <ProductPicture url={photo.sizes.thumbnail} />
              <span className={classes['photoName']}>{index === 0 ? 'Main photo' : `Photo ${index + 1}`}</span>
              {index > 0 && (
                <Button
                  look="text"
                  compact
                  icon={<Star size={18} aria-hidden />}
                  aria-label={`Make main photo: photo ${index + 1}`}
                  onClick={() => onChange([photo, ...without(photo)])}
                >
                  Make main photo
                </Button>
              )}
              <Button
                look="danger"
                compact
                icon={<Trash2 size={18} aria-hidden />}
                aria-label={index === 0 ? 'Remove main photo' : `Remove photo ${index + 1}`}
                onClick={() => onChange(without(photo))}
              >
                Remove
              </Button>
            </li>
          ))}
        </ul>
      )}
      {images.length < MAX_UPSELL_IMAGES && (
        <PhotoUpload
          key={images.length}
          label={images.length === 0 ? 'Photo' : 'Another photo'}
          value={null}
          onChange={(photo) => photo && onChange([...images, photo])}
          upload={upload}
          description="Customers choose what they can see."
          error={error}
        />
      )}
    </div>
  );
};
