import { PageButton } from '#ui/actions/page-button.tsx';
import classes from './onboarding.module.css';
import type { StepLeave } from './setup-step.tsx';

/** What every groomer knows before the first pet that takes medicine. Having read it is all that is recorded. */
export const MedicationStep = ({ onSaved, isLeaving, later }: StepLeave) => (
  <form
    noValidate
    className={classes['form']}
    onSubmit={(event) => {
      event.preventDefault();
      if (!isLeaving) void onSaved();
    }}
  >
    <ul className={classes['rules']}>
      <li>Ask at the start of every visit what the pet takes, and when it last had it.</li>
      <li>Never give medicine yourself, even if you are asked to. The owner gives it, before you start.</li>
      <li>Do not groom a pet that is sedated. Reschedule the visit instead.</li>
      <li>If a pet seems unwell, stop and call the owner. If nobody answers, call the nearest vet.</li>
      <li>Write down what you noticed in the notes of the visit.</li>
    </ul>
    {later}
    <PageButton busy={isLeaving} busyLabel="Saving…">
      I’ve read this
    </PageButton>
  </form>
);
