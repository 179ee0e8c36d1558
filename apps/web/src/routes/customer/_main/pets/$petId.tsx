import { createFileRoute } from '@tanstack/react-router';
import { OwnPetDetail, OwnPetHeader } from '#features/customers/own/own-pet.tsx';
import { uploadImage } from '#shell/files/upload-file.ts';
import { DashboardPage } from '#ui/pages/dashboard-page.tsx';

const PARTS = { uploadPhoto: uploadImage() };

const Pet = () => {
  const { petId } = Route.useParams();
  return (
    <DashboardPage header={<OwnPetHeader petId={petId} />}>
      <OwnPetDetail key={petId} petId={petId} parts={PARTS} />
    </DashboardPage>
  );
};

export const Route = createFileRoute('/customer/_main/pets/$petId')({ staticData: { tabs: false }, component: Pet });
