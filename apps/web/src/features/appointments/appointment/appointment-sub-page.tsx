import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { PageHeader } from '#shell/layouts/page-header.tsx';
import { Card } from '#ui/layout/card.tsx';
import { DashboardColumn, DashboardPage } from '#ui/pages/dashboard-page.tsx';
import { appointmentQuery, type AppointmentDetail } from '../appointments-query.ts';
import { AppointmentState } from './appointment-state.tsx';

interface AppointmentSubPageProps {
  readonly id: string;
  readonly title: string;
  readonly actions?: ReactNode;
  readonly children: (appointment: AppointmentDetail) => ReactNode;
}

/** A page below an appointment: its title, the way back, and the appointment once it is there. */
export const AppointmentSubPage = ({ id, title, actions, children }: AppointmentSubPageProps) => {
  const appointment = useQuery(appointmentQuery(id));
  const { data } = appointment;
  return (
    <DashboardPage
      header={
        <PageHeader
          title={title}
          {...(data && { lead: data.customer.displayName })}
          back={{ to: '/groomer/appointments/$orderId', params: { orderId: id }, label: 'Appointment' }}
          actions={actions}
        />
      }
    >
      {data ? (
        children(data)
      ) : (
        <DashboardColumn span={12}>
          <Card>
            <AppointmentState of={appointment} />
          </Card>
        </DashboardColumn>
      )}
    </DashboardPage>
  );
};
