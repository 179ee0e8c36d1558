import { createFileRoute } from '@tanstack/react-router';
import { BookAgain, OwnAhead, OwnPast } from '#features/appointments/own/own-home.tsx';
import { OwnProposals } from '#features/customers/proposals/own-proposals.tsx';
import { OwnPets } from '#features/customers/own/own-pets.tsx';
import { Greeting } from '#shell/account/greeting.tsx';
import { uploadImage } from '#shell/files/upload-file.ts';
import { DashboardColumn, DashboardPage } from '#ui/pages/dashboard-page.tsx';

const PARTS = { uploadPhoto: uploadImage() };

const CustomerHome = () => (
  <DashboardPage header={<Greeting />}>
    <DashboardColumn span={8} next>
      <OwnProposals />
      <OwnAhead />
      <BookAgain />
      <OwnPast />
    </DashboardColumn>
    <DashboardColumn span={4}>
      <OwnPets parts={PARTS} />
    </DashboardColumn>
  </DashboardPage>
);

export const Route = createFileRoute('/customer/_main/')({ component: CustomerHome });
