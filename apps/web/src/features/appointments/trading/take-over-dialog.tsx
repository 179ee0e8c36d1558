import { useState, type ReactNode } from 'react';
import type { ApiError } from '#shell/api/api-error.ts';
import { startRefusalWords } from '#shell/refusals/start-refusal-words.ts';
import { Button } from '#ui/actions/button.tsx';
import { Dialog, DialogActions } from '#ui/actions/dialog.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { dayOf, spanOf } from '../appointment-words.ts';
import type { Clock } from '../calendar/appointment-event.tsx';
import { shortDate } from '../calendar/calendar-days.ts';
import classes from './trading.module.css';
import { drivenWords, priceWords, workWords, type WorkToTake } from './work-words.ts';

interface TakeOverDialogProps {
  readonly title: string;
  readonly action: string;
  readonly busyLabel: string;
  readonly work: WorkToTake;
  readonly shown: Clock;
  readonly busy: boolean;
  readonly opened: boolean;
  /** Why it was refused, while it can still be tried again. */
  readonly problem: string | null;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/** The last question before an appointment of somebody else becomes one's own: what it is, when, how far, for how much. */
export const TakeOverDialog = ({ title, opened, onClose, ...rest }: TakeOverDialogProps) => (
  <Dialog title={title} opened={opened} onClose={onClose}>
    {opened && <Question {...rest} onClose={onClose} />}
  </Dialog>
);

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </>
);

const Question = ({
  action,
  busyLabel,
  work,
  shown,
  busy,
  problem,
  onConfirm,
  onClose,
}: Omit<TakeOverDialogProps, 'title' | 'opened'>) => {
  const driven = drivenWords(work);
  return (
    <div className={classes['question']}>
      {problem !== null && <Notice tone="danger">{problem}</Notice>}
      <dl className={classes['facts']}>
        <Fact name="Work">{workWords(work)}</Fact>
        <Fact name="City">{work.city}</Fact>
        <Fact name="Time">
          <WorkTime work={work} shown={shown} />
        </Fact>
        {driven !== null && <Fact name="Drive">{driven}</Fact>}
        <Fact name="Price">{priceWords(work)}</Fact>
      </dl>
      <p className={classes['hint']}>You see the customer and the address as soon as it is yours.</p>
      <DialogActions>
        <Button onClick={onClose}>Cancel</Button>
        <Button look="filled" busy={busy} busyLabel={busyLabel} onClick={onConfirm}>
          {action}
        </Button>
      </DialogActions>
    </div>
  );
};

/** When it takes place; a partner may wish for another time than the booked one. */
export const WorkTime = ({ work, shown: { timeZone, clock } }: { work: WorkToTake; shown: Clock }) => {
  const words = (start: string) => {
    const length = Date.parse(work.appointmentEnd) - Date.parse(work.appointmentStart);
    const end = new Date(Date.parse(start) + length).toISOString();
    const span = spanOf({ appointmentStart: start, appointmentEnd: end }, timeZone, clock);
    return `${shortDate(dayOf(start, timeZone))} · ${span}`;
  };
  const { appointmentStart, desiredDatetime = null } = work;
  if (desiredDatetime === null || desiredDatetime === appointmentStart) return words(appointmentStart);
  return (
    <>
      <s>{words(appointmentStart)}</s> <strong>{words(desiredDatetime)}</strong>
    </>
  );
};

/** Somebody else has it, or it was withdrawn. */
const GONE: readonly ApiError['code'][] = ['not_found', 'illegal_transition'];

interface Taking {
  readonly clock: Clock['clock'];
  readonly onGone: () => void;
  /** Where what does not fit leaves the list: its cause is said beside it, not in the dialog. */
  readonly onUnfit?: (cause: string) => void;
}

/** Whether the dialog is open and what was refused; a refusal that ends the offer is handed on. */
export const useTaking = ({ clock, onGone, onUnfit }: Taking) => {
  const [isOpen, setIsOpen] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const close = () => {
    setIsOpen(false);
    setProblem(null);
  };
  const refuse = (error: ApiError) => {
    if (GONE.includes(error.code)) {
      close();
      onGone();
      return;
    }
    const cause = error.refusal ? startRefusalWords(error.refusal, { clock }) : error.message;
    if (onUnfit && error.refusal) {
      close();
      onUnfit(cause);
    } else setProblem(cause);
  };
  return {
    isOpen,
    problem,
    open: () => setIsOpen(true),
    close,
    // Callbacks of `mutate` are dropped with their component, and the list can lose the offer before the answer comes.
    take: (answer: Promise<unknown>) => void answer.then(close, refuse),
  };
};
