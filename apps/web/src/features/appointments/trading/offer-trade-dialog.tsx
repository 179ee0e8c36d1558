import { FormDialog } from '#shell/forms/form-dialog.tsx';
import type { AppointmentDetail } from '../appointments-query.ts';
import { OfferTradeForm } from './offer-trade-form.tsx';

interface OfferTradeDialogProps {
  readonly appointment: AppointmentDetail;
  readonly opened: boolean;
  readonly onClose: () => void;
}

/** Offers an appointment to a groomer near by. */
export const OfferTradeDialog = ({ opened, onClose, ...rest }: OfferTradeDialogProps) => (
  <FormDialog title="Offer trade" opened={opened} onClose={onClose}>
    {opened && <OfferTradeForm {...rest} onClose={onClose} />}
  </FormDialog>
);
