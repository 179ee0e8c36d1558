import { Trash2 } from 'lucide-react';
import { useWrite } from '#shell/api/use-write.ts';
import { Button } from '#ui/actions/button.tsx';
import { Dialog } from '#ui/actions/dialog.tsx';
import { PhotoUpload } from '#ui/uploads/photo-upload.tsx';
import type { Pet } from './customers-query.ts';
import classes from './customers.module.css';
import type { CustomerParts } from './parts.ts';

interface PetPhotosDialogProps {
  readonly pet: Pet;
  readonly opened: boolean;
  readonly parts: CustomerParts;
  readonly onClose: () => void;
}

const IMAGES = '/v2/service-checkout/pet-service/service-provider/customer/:id/pet/:petId/images';

/** Photos are saved as soon as they are uploaded. */
export const PetPhotosDialog = ({ pet, opened, parts, onClose }: PetPhotosDialogProps) => {
  const add = useWrite(`POST ${IMAGES}`);
  const remove = useWrite(`DELETE ${IMAGES}/:imageId`);
  const params = { id: pet.customerId, petId: pet.id };
  return (
    <Dialog title={`Photos of ${pet.name}`} opened={opened} onClose={onClose}>
      <div className={classes['form']}>
        {pet.images.map((image) => (
          <div key={image.id} className={classes['known']}>
            <span className={classes['photos']}>
              <img src={image.sizes.thumbnail} alt={image.alt || pet.name} width={64} height={64} />
            </span>
            <Button
              look="danger"
              compact
              icon={<Trash2 size={18} aria-hidden />}
              onClick={() => remove.mutate({ params: { ...params, imageId: image.id } })}
            >
              Remove photo
            </Button>
          </div>
        ))}
        <PhotoUpload
          key={pet.images.length}
          label="New photo"
          value={null}
          onChange={(photo) => photo && add.mutate({ params, body: { imageId: photo.id } })}
          upload={parts.uploadPhoto}
        />
      </div>
    </Dialog>
  );
};
