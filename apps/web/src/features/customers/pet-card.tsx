import { Camera, Pencil, Syringe, Trash2, TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { useWrite } from '#shell/api/use-write.ts';
import { toastSuccess } from '#shell/errors/toast.tsx';
import { Badge } from '#ui/badges/badge.tsx';
import { Card, CardBody } from '#ui/layout/card.tsx';
import { ConfirmDialog } from '#ui/actions/confirm-dialog.tsx';
import { kindOf, PetAvatar } from '#ui/avatars/pet-avatar.tsx';
import { RowMenu } from '#ui/table/row-menu.tsx';
import { sentWords } from './customer-words.tsx';
import type { Customer, Pet } from './customers-query.ts';
import classes from './customers.module.css';
import type { CustomerParts } from './parts.ts';
import { PetDialog } from './pet-dialog.tsx';
import { detailsOf, VaccinationBadge } from './pet-words.tsx';
import { PetPhotosDialog } from './pet-photos-dialog.tsx';
import { VaccinationDialog } from './vaccination-dialog.tsx';

type Opened = 'edit' | 'vaccination' | 'photos' | 'remove' | null;

interface PetCardProps {
  readonly customer: Customer;
  readonly pet: Pet;
  readonly parts: CustomerParts;
}

/** A pet with what matters before it is groomed. */
export const PetCard = ({ customer, pet, parts }: PetCardProps) => {
  const [opened, setOpened] = useState<Opened>(null);
  const close = () => setOpened(null);
  return (
    <Card>
      <CardBody>
        <div className={classes['petBody']}>
          <div className={classes['petHead']}>
            <PetAvatar
              id={pet.id}
              kind={kindOf(pet.petType.slug)}
              photoUrl={pet.photo?.sizes.thumbnail ?? null}
              size={48}
            />
            <div className={classes['petName']}>
              <h3>{pet.name}</h3>
              <p>{detailsOf(pet)}</p>
            </div>
            <RowMenu
              of={pet.name}
              actions={[
                { label: 'Edit pet', icon: Pencil, onPress: () => setOpened('edit') },
                { label: 'Add vaccination', icon: Syringe, onPress: () => setOpened('vaccination') },
                { label: 'Photos', icon: Camera, onPress: () => setOpened('photos') },
                { label: 'Remove pet', icon: Trash2, danger: true, onPress: () => setOpened('remove') },
              ]}
            />
          </div>
          {pet.anxiousAggressive && (
            <Badge tone="overdue" icon={TriangleAlert}>
              Anxious or aggressive
            </Badge>
          )}
          {pet.groomerNote !== '' && <p className={classes['petNote']}>{pet.groomerNote}</p>}
          <Vaccinations customer={customer} pet={pet} />
          {pet.images.length > 0 && (
            <div className={classes['photos']}>
              {pet.images.map((image) => (
                <img key={image.id} src={image.sizes.thumbnail} alt={image.alt || pet.name} width={64} height={64} />
              ))}
            </div>
          )}
        </div>
      </CardBody>
      <PetDialog customer={customer} pet={pet} opened={opened === 'edit'} parts={parts} onClose={close} />
      <VaccinationDialog pet={pet} opened={opened === 'vaccination'} parts={parts} onClose={close} />
      <PetPhotosDialog pet={pet} opened={opened === 'photos'} parts={parts} onClose={close} />
      <RemovePet customer={customer} pet={pet} opened={opened === 'remove'} onClose={close} />
    </Card>
  );
};

const Vaccinations = ({ customer, pet }: { customer: Customer; pet: Pet }) => {
  const remove = useWrite(
    'DELETE /v2/service-checkout/pet-service/service-provider/customer/:id/pet/:petId/vaccinations/:vaccinationId',
    {
      onDone: () => toastSuccess(customer.can.editPersonal ? 'Vaccination removed' : sentWords(customer)),
    },
  );
  if (pet.vaccinations.length === 0) return null;
  return (
    <ul className={classes['vaccines']} aria-label={`Vaccinations of ${pet.name}`}>
      {pet.vaccinations.map((vaccination) => (
        <li key={vaccination.id} className={classes['vaccine']}>
          <span>
            {vaccination.name} <VaccinationBadge of={vaccination} />
          </span>
          <RowMenu
            of={`${vaccination.name} of ${pet.name}`}
            actions={[
              ...(vaccination.image ? [{ label: 'Open record', icon: Camera, href: vaccination.image.url }] : []),
              {
                label: 'Remove vaccination',
                icon: Trash2,
                danger: true,
                onPress: () =>
                  remove.mutate({
                    params: { id: pet.customerId, petId: pet.id, vaccinationId: vaccination.id },
                  }),
              },
            ]}
          />
        </li>
      ))}
    </ul>
  );
};

interface RemovePetProps {
  readonly customer: Customer;
  readonly pet: Pet;
  readonly opened: boolean;
  readonly onClose: () => void;
}

const RemovePet = ({ customer, pet, opened, onClose }: RemovePetProps) => {
  const { editPersonal } = customer.can;
  const remove = useWrite('DELETE /v1/pets/:id', {
    onDone: () => {
      onClose();
      toastSuccess(editPersonal ? `${pet.name} removed` : sentWords(customer));
    },
  });
  return (
    <ConfirmDialog
      title={`Remove ${pet.name}?`}
      consequence={
        editPersonal
          ? `${pet.name} no longer shows with this customer and can’t be booked. Past appointments stay.`
          : `${customer.firstName} is asked to confirm. Until then ${pet.name} stays.`
      }
      action={editPersonal ? 'Remove pet' : `Ask ${customer.firstName}`}
      busyLabel={editPersonal ? 'Removing…' : 'Sending…'}
      opened={opened}
      busy={remove.isPending}
      onConfirm={() => remove.mutate({ params: { id: pet.id } })}
      onClose={onClose}
    />
  );
};
