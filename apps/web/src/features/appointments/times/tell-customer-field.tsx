import { SwitchField } from '#ui/fields/switch-field.tsx';
import type { Appointment, AppointmentDetail } from '../appointments-query.ts';

interface TellCustomerFieldProps {
  readonly appointment: Pick<Appointment | AppointmentDetail, 'customer' | 'isAlwaysTold'>;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
}

/** Whether the customer hears of a move. Where their card can be charged, they always do. */
export const TellCustomerField = ({ appointment, checked, onChange }: TellCustomerFieldProps) => {
  const { customer, isAlwaysTold } = appointment;
  return (
    <SwitchField
      label="Tell the customer"
      description={isAlwaysTold ? `${customer.displayName} is told, because a fee can depend on the time.` : undefined}
      checked={checked || isAlwaysTold}
      disabled={isAlwaysTold}
      onChange={onChange}
    />
  );
};
