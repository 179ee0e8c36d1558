import { MAX_REASON_NOTE_LENGTH } from '@tailgate/contract/facts';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode, type SubmitEvent } from 'react';
import { FormDialog } from '#shell/forms/form-dialog.tsx';
import { Button } from '#ui/actions/button.tsx';
import { DialogActions } from '#ui/actions/dialog.tsx';
import { LoadingState } from '#ui/feedback/loading-state.tsx';
import { SelectField } from '#ui/fields/select-field.tsx';
import { TextAreaField } from '#ui/fields/text-area-field.tsx';
import type { reasonsQuery } from './appointments-query.ts';
import classes from './reason-dialog.module.css';
import type { GivenReason } from './use-appointment-writes.ts';

interface ReasonDialogProps {
  readonly title: string;
  /** What follows from it, in one sentence. */
  readonly consequence: string;
  /** The way back, by what it keeps: `Keep appointment` */
  readonly keep: string;
  readonly action: string;
  readonly busyLabel: string;
  readonly busy: boolean;
  readonly opened: boolean;
  readonly query: Pick<ReturnType<typeof reasonsQuery>, 'queryKey' | 'queryFn'>;
  /** More to choose, above the buttons. */
  readonly children?: ReactNode;
  readonly onClose: () => void;
  readonly onSubmit: (reason: GivenReason) => void;
}

/** Asks for one of the site's reasons and a note before something is declined or canceled. */
export const ReasonDialog = ({ title, opened, onClose, ...rest }: ReasonDialogProps) => (
  <FormDialog title={title} opened={opened} onClose={onClose}>
    {opened && <ReasonForm {...rest} onClose={onClose} />}
  </FormDialog>
);

type ReasonFormProps = Omit<ReasonDialogProps, 'title' | 'opened'>;

const ReasonForm = ({
  consequence,
  keep,
  action,
  busyLabel,
  busy,
  query,
  children,
  onClose,
  onSubmit,
}: ReasonFormProps) => {
  const [reasonId, setReasonId] = useState<string | null>(null);
  const [description, setDescription] = useState('');
  const [isSent, setIsSent] = useState(false);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setIsSent(true);
    if (reasonId !== null && !busy) onSubmit({ reasonId, description: description.trim() });
  };
  return (
    <form noValidate className={classes['form']} onSubmit={submit}>
      <p>{consequence}</p>
      <ReasonField
        query={query}
        value={reasonId}
        error={isSent && reasonId === null ? 'Choose a reason' : undefined}
        onChange={setReasonId}
      />
      <TextAreaField
        label="Note"
        optional
        rows={3}
        maxLength={MAX_REASON_NOTE_LENGTH}
        value={description}
        onChange={({ currentTarget }) => setDescription(currentTarget.value)}
      />
      {children}
      <DialogActions>
        <Button onClick={onClose}>{keep}</Button>
        <Button look="danger" type="submit" busy={busy} busyLabel={busyLabel}>
          {action}
        </Button>
      </DialogActions>
    </form>
  );
};

interface ReasonFieldProps {
  readonly query: ReasonDialogProps['query'];
  readonly value: string | null;
  readonly error?: string | undefined;
  readonly optional?: boolean;
  readonly onChange: (reasonId: string | null) => void;
}

export const ReasonField = ({ query, value, error, optional = false, onChange }: ReasonFieldProps) => {
  const reasons = useQuery(query);
  if (!reasons.data) return <LoadingState what="the reasons" of={[reasons]} rows={1} />;
  return (
    <SelectField
      label="Reason"
      required={!optional}
      optional={optional}
      choices={reasons.data.items.map(({ id, description }) => ({ value: id, label: description }))}
      value={value}
      error={error}
      onChange={onChange}
    />
  );
};
