import { Button } from '#ui/actions/button.tsx';
import { Dialog, DialogActions } from '#ui/actions/dialog.tsx';

interface UnpricedDialogProps {
  readonly names: readonly string[];
  readonly onSave: () => void;
  readonly onClose: () => void;
}

/** A service without a price is saved only on purpose. */
export const UnpricedDialog = ({ names, onSave, onClose }: UnpricedDialogProps) => (
  <Dialog title={names.length === 1 ? 'Save without a price?' : 'Save without prices?'} opened onClose={onClose} grave>
    <p>
      {names.join(', ')} {names.length === 1 ? 'has' : 'have'} no price. Customers can’t book{' '}
      {names.length === 1 ? 'it' : 'them'} until you add one.
    </p>
    <DialogActions>
      <Button onClick={onClose}>Keep editing</Button>
      <Button look="filled" onClick={onSave}>
        Save anyway
      </Button>
    </DialogActions>
  </Dialog>
);
