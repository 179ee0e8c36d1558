import { createFileRoute } from '@tanstack/react-router';
import { Plus } from 'lucide-react';
import { StaffAgreements } from '#features/agreements/staff/staff-agreements.tsx';
import { VerifyFileCard } from '#features/agreements/staff/verify-file-card.tsx';
import { PageHeader } from '#shell/layouts/page-header.tsx';
import { ButtonLink } from '#ui/actions/button.tsx';
import { DashboardColumn, DashboardPage } from '#ui/pages/dashboard-page.tsx';

const Agreements = () => (
  <DashboardPage
    header={
      <PageHeader
        title="Agreements"
        lead="What providers and customers accept. Published versions never change."
        back={{ to: '/staff', label: 'Home' }}
        actions={
          <ButtonLink to="/staff/agreements/new" look="filled" compact icon={<Plus size={20} aria-hidden />}>
            New agreement
          </ButtonLink>
        }
      />
    }
  >
    <DashboardColumn span={8}>
      <StaffAgreements />
    </DashboardColumn>
    <DashboardColumn span={4}>
      <VerifyFileCard />
    </DashboardColumn>
  </DashboardPage>
);

export const Route = createFileRoute('/staff/agreements/')({ staticData: { tabs: false }, component: Agreements });
