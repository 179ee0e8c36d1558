import { Camera, Syringe, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useWrite } from '#shell/api/use-write.ts';
import { toastSuccess } from '#shell/errors/toast.tsx';
import { FormDialog } from '#shell/forms/form-dialog.tsx';
import { useWriteForm } from '#shell/forms/use-write-form.ts';
import { Button } from '#ui/actions/button.tsx';
import { Card } from '#ui/layout/card.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { Row, RowIcon, Rows } from '#ui/layout/rows.tsx';
import { RowMenu } from '#ui/table/row-menu.tsx';
import type { CustomerParts } from '../parts.ts';
import { VaccinationBadge } from '../pet-words.tsx';
import { NEW_VACCINATION, VaccinationFields } from '../vaccination-dialog.tsx';
import { OWN_PETS, type OwnPet } from './own-pets-query.ts';

interface OwnVaccinationsProps {
  readonly pet: OwnPet;
  readonly parts: Pick<CustomerParts, 'uploadPhoto'>;
}

/** The records of a pet, with when they end. */
export const OwnVaccinations = ({ pet, parts }: OwnVaccinationsProps) => {
  const [isAdding, setIsAdding] = useState(false);
  const close = () => setIsAdding(false);
  const remove = useWrite(`DELETE ${OWN_PETS}/:petId/vaccinations/:vaccinationId`, {
    onDone: () => toastSuccess('Vaccination removed'),
  });
  const add = (
    <Button look="tint" compact onClick={() => setIsAdding(true)}>
      Add vaccination
    </Button>
  );
  return (
    <Card title="Vaccinations" aside={pet.vaccinations.length > 0 && add}>
      {pet.vaccinations.length === 0 ? (
        <EmptyState title="No vaccinations yet" action={add}>
          Add the rabies record: many groomers ask for it.
        </EmptyState>
      ) : (
        <Rows label={`Vaccinations of ${pet.name}`}>
          {pet.vaccinations.map((vaccination) => (
            <Row
              key={vaccination.id}
              lead={<RowIcon icon={Syringe} />}
              title={vaccination.name}
              meta={<VaccinationBadge of={vaccination} />}
              aside={
                <RowMenu
                  of={`${vaccination.name} of ${pet.name}`}
                  actions={[
                    ...(vaccination.image ? [{ label: 'Open record', icon: Camera, href: vaccination.image.url }] : []),
                    {
                      label: 'Remove vaccination',
                      icon: Trash2,
                      danger: true,
                      onPress: () => remove.mutate({ params: { petId: pet.id, vaccinationId: vaccination.id } }),
                    },
                  ]}
                />
              }
            />
          ))}
        </Rows>
      )}
      <FormDialog title={`Vaccination of ${pet.name}`} opened={isAdding} onClose={close}>
        {isAdding && <AddVaccination pet={pet} parts={parts} onClose={close} />}
      </FormDialog>
    </Card>
  );
};

const AddVaccination = ({ pet, parts, onClose }: OwnVaccinationsProps & { readonly onClose: () => void }) => {
  const write = useWriteForm(`POST ${OWN_PETS}/:petId/vaccinations`, {
    saved: NEW_VACCINATION,
    validate: { name: (name) => (name.trim() === '' ? 'Enter the vaccination' : null) },
    input: ({ name, expiresOn, image }) => ({
      params: { petId: pet.id },
      body: { name, expiresOn, imageId: image?.id ?? null },
    }),
    fields: { imageId: 'image' },
    onSaved: () => {
      onClose();
      return undefined;
    },
    success: 'Vaccination added',
  });
  return <VaccinationFields write={write} parts={parts} onClose={onClose} />;
};
