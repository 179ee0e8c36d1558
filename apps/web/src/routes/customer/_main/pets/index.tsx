import { createFileRoute } from '@tanstack/react-router';
import { OwnPets } from '#features/customers/own/own-pets.tsx';
import { uploadImage } from '#shell/files/upload-file.ts';
import { PageHeader } from '#shell/layouts/page-header.tsx';
import { DashboardColumn, DashboardPage } from '#ui/pages/dashboard-page.tsx';

const PARTS = { uploadPhoto: uploadImage() };

const Pets = () => (
  <DashboardPage header={<PageHeader title="Pets" />}>
    <DashboardColumn span={8}>
      <OwnPets parts={PARTS} />
    </DashboardColumn>
  </DashboardPage>
);

export const Route = createFileRoute('/customer/_main/pets/')({ component: Pets });
