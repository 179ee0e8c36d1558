import { ApiError } from '#shell/api/api-error.ts';
import { readOnce } from '#shell/api/read.ts';
import { CallCustomerDialog, type CallNumber } from '#ui/actions/call-customer-dialog.tsx';
import { AnotherPhoneForm } from './another-phone-form.tsx';

/** Whom to call: a customer, or the customer of an appointment. */
type Called = { readonly customerId: string } | { readonly orderId: string };

interface CallDialogProps {
  readonly called: Called;
  readonly customerName: string;
  readonly ownPhone: string | null;
  readonly opened: boolean;
  readonly onClose: () => void;
}

const lookUp =
  (called: Called) =>
  async (signal: AbortSignal): Promise<CallNumber> => {
    const { phoneNumber, callerPhone } =
      'orderId' in called
        ? await readOnce(
            'GET /v2/service-schedule/service-provider/orders/:orderId/customer-phone',
            { params: called },
            signal,
          )
        : await readOnce(
            'GET /v2/service-messaging/service-provider/:customerId/get-masked-phone-number',
            { params: called },
            signal,
          );
    return { phone: phoneNumber, callerPhone };
  };

const problemOf = (error: unknown): string | undefined =>
  error instanceof ApiError && error.status >= 400 && error.status < 500 ? error.message : undefined;

/** Calls a customer by a number of the business. */
export const CallDialog = ({ called, ...rest }: CallDialogProps) => (
  <CallCustomerDialog
    {...rest}
    lookUp={lookUp(called)}
    problemOf={problemOf}
    chooseCaller={(then) => <AnotherPhoneForm {...then} />}
  />
);
