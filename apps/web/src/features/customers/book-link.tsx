import { CalendarPlus } from 'lucide-react';
import { ButtonLink } from '#ui/actions/button.tsx';

/** The way from a customer to their next appointment. */
export const BookLink = ({ customerId, compact = false }: { customerId: string; compact?: boolean }) => (
  <ButtonLink
    look="filled"
    compact={compact}
    icon={<CalendarPlus size={20} aria-hidden />}
    to="/groomer/add-customer/select-services"
    search={{ customer: customerId }}
  >
    Book
  </ButtonLink>
);
