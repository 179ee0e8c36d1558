import { PhotoUpload } from '#ui/uploads/photo-upload.tsx';
import type { Upload } from '#ui/uploads/use-upload.ts';
import type { AppointmentDetail } from '../appointments-query.ts';
import { useLineDetails } from './use-visit-writes.ts';
import type { Line } from './visit-words.ts';
import classes from './visit.module.css';

type Photo = NonNullable<AppointmentDetail['petServices'][number]['beforePhoto']>;
export type UploadPhoto = Upload<Photo>;

interface LinePhotosProps {
  readonly orderId: string;
  readonly line: Line;
  readonly upload: UploadPhoto;
}

/** Saved as soon as they are uploaded. */
export const LinePhotos = ({ orderId, line, upload }: LinePhotosProps) => {
  const before = useLineDetails();
  const after = useLineDetails();
  const params = { id: orderId, petServiceId: line.id };
  return (
    <div className={classes['photos']}>
      <PhotoUpload
        label={`${line.pet.name} before`}
        value={line.beforePhoto}
        onChange={(photo) => before.mutate({ params, body: { beforePhotoId: photo?.id ?? null } })}
        upload={upload}
      />
      <PhotoUpload
        label={`${line.pet.name} after`}
        value={line.afterPhoto}
        onChange={(photo) => after.mutate({ params, body: { afterPhotoId: photo?.id ?? null } })}
        upload={upload}
      />
    </div>
  );
};
