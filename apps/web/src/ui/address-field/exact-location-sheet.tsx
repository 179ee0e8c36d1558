import { Dialog } from '../actions/dialog.tsx';
import { ExactLocationForm, type ExactLocationFormProps } from './exact-location-form.tsx';

interface ExactLocationSheetProps extends ExactLocationFormProps {
  readonly opened: boolean;
  readonly onClose: () => void;
}

/** What is set in it counts only once it is saved: opened again, it starts from the address of the field. */
export const ExactLocationSheet = ({ opened, onClose, ...form }: ExactLocationSheetProps) => (
  <Dialog title="Set Exact Location" opened={opened} onClose={onClose}>
    <ExactLocationForm {...form} />
  </Dialog>
);
