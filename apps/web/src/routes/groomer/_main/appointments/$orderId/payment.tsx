import { createFileRoute, Navigate } from '@tanstack/react-router';
import { AlertList } from '#features/appointments/alerts/alert-list.tsx';
import { AppointmentSubPage } from '#features/appointments/appointment/appointment-sub-page.tsx';
import { CompleteForm } from '#features/orders/checkout/complete-form.tsx';
import { DiscountsCard } from '#features/orders/checkout/discounts-card.tsx';
import { ItemsCard } from '#features/orders/checkout/items-card.tsx';
import { ProductsCard } from '#features/orders/checkout/products-card.tsx';
import { TipPicker } from '#features/orders/checkout/tip-picker.tsx';
import { TotalsCard } from '#features/orders/checkout/totals-card.tsx';
import { ButtonLink } from '#ui/actions/button.tsx';
import { DashboardColumn } from '#ui/pages/dashboard-page.tsx';

/** Everything between the last groom and a settled visit, on one page. */
const Checkout = () => {
  const { orderId } = Route.useParams();
  return (
    <AppointmentSubPage id={orderId} title="Checkout">
      {(appointment) =>
        appointment.settlement === null ? (
          <>
            <DashboardColumn span={12}>
              <AlertList of={appointment} timeZone={appointment.timeZone} />
            </DashboardColumn>
            <DashboardColumn span={8}>
              <ItemsCard appointment={appointment} />
              <ProductsCard appointment={appointment} />
              <DiscountsCard appointment={appointment} />
              <TipPicker appointment={appointment} />
              <ButtonLink look="text" compact to="/groomer/appointments/$orderId/tip" params={{ orderId }}>
                Let the customer choose the tip
              </ButtonLink>
            </DashboardColumn>
            <DashboardColumn span={4}>
              <TotalsCard appointment={appointment} />
              <CompleteForm appointment={appointment} />
            </DashboardColumn>
          </>
        ) : (
          // However it became known: by the answer, or by a live message that came before it.
          <Navigate to="/groomer/appointments/$orderId/success" params={{ orderId }} replace />
        )
      }
    </AppointmentSubPage>
  );
};

export const Route = createFileRoute('/groomer/_main/appointments/$orderId/payment')({
  staticData: { tabs: false },
  component: Checkout,
});
