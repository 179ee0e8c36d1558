import { UnstyledButton } from '@mantine/core';
import { Timer } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useWrite } from '#shell/api/use-write.ts';
import { toastSuccess } from '#shell/errors/toast.tsx';
import { Button, type Look } from '#ui/actions/button.tsx';
import { Dialog } from '#ui/actions/dialog.tsx';
import { APPOINTMENTS, keepAppointment } from './appointments-query.ts';
import classes from './running-late-button.module.css';

const MINUTES = [10, 15, 20, 30, 45, 60] as const;

interface RunningLateButtonProps {
  readonly appointmentId: string;
  readonly customerName: string;
  /** Where what it is for stands beside it. */
  readonly label?: string;
  readonly icon?: ReactNode;
  readonly look?: Look;
  readonly fullWidth?: boolean;
}

/** Two taps: the button, then the minutes. The customer gets a text right away. */
export const RunningLateButton = ({
  appointmentId,
  customerName,
  label = 'Running late',
  ...shape
}: RunningLateButtonProps) => {
  const [isOpen, setIsOpen] = useState(false);
  const late = useWrite(`POST ${APPOINTMENTS}/:id/running-late`, {
    keep: keepAppointment,
    onDone: () => {
      setIsOpen(false);
      toastSuccess(`${customerName} was told that you’re running late`);
    },
  });
  const sending = late.isPending ? late.variables.body.minutes : null;
  return (
    <>
      <Button icon={<Timer size={18} aria-hidden />} {...shape} onClick={() => setIsOpen(true)}>
        {label}
      </Button>
      <Dialog title="How late are you?" opened={isOpen} onClose={() => setIsOpen(false)}>
        <p className={classes['lead']}>{customerName} gets a text as soon as you choose.</p>
        <div role="group" aria-label="Minutes late" className={classes['minutes']}>
          {MINUTES.map((minutes) => (
            <UnstyledButton
              key={minutes}
              className={classes['choice'] ?? ''}
              aria-disabled={sending !== null || undefined}
              data-busy={sending === minutes || undefined}
              onClick={() => {
                if (sending === null) late.mutate({ params: { id: appointmentId }, body: { minutes } });
              }}
            >
              {sending === minutes ? 'Sending…' : `${minutes} min`}
            </UnstyledButton>
          ))}
        </div>
      </Dialog>
    </>
  );
};
