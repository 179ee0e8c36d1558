import { UnstyledButton } from '@mantine/core';
import { Trash2 } from 'lucide-react';
import { PhotoTile } from './photo-tile.tsx';
import { PhotoUpload } from './photo-upload.tsx';
import classes from './photos-field.module.css';
import type { Upload, Uploaded } from './use-upload.ts';

interface Photo extends Uploaded {
  readonly alt: string;
  readonly sizes: { readonly thumbnail: string };
}

interface PhotosFieldProps<P extends Photo> {
  /** While there is no photo: 'Photos'. */
  readonly label: string;
  /** Beside those that are there: 'Another photo'. */
  readonly another: string;
  readonly photos: readonly P[];
  readonly most: number;
  readonly upload: Upload<P>;
  readonly onChange: (photos: readonly P[]) => void;
  readonly error?: string | undefined;
}

/** Several photos, added and removed one by one. */
export const PhotosField = <P extends Photo>(props: PhotosFieldProps<P>) => {
  const { label, another, photos, most, upload, onChange, error } = props;
  return (
    <div className={classes['field']}>
      {photos.length > 0 && (
        <ul className={classes['photos']} aria-label="Photos">
          {photos.map((photo, at) => (
            <li key={photo.id}>
              <PhotoTile src={photo.sizes.thumbnail} alt={photo.alt || `Photo ${at + 1}`} aspect={undefined}>
                <UnstyledButton
                  className={classes['remove'] ?? ''}
                  aria-label={`Remove photo ${at + 1}`}
                  onClick={() => onChange(photos.filter((other) => other !== photo))}
                >
                  <Trash2 size={16} aria-hidden />
                </UnstyledButton>
              </PhotoTile>
            </li>
          ))}
        </ul>
      )}
      {photos.length < most && (
        <PhotoUpload
          key={photos.length}
          label={photos.length === 0 ? label : another}
          value={null}
          onChange={(photo) => photo && onChange([...photos, photo])}
          upload={upload}
          error={error}
        />
      )}
    </div>
  );
};
