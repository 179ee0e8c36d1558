import { useState } from 'react';
import { useWrite } from '#shell/api/use-write.ts';
import { toastSuccess } from '#shell/errors/toast.tsx';
import { Button } from '#ui/actions/button.tsx';
import { ConfirmDialog } from '#ui/actions/confirm-dialog.tsx';
import { APPROVE, keepApplicant, lacksLicense, type Applicant } from './applicants-query.ts';

/** Approves at once what is complete; without a license it says so first. */
export const ApproveButton = ({ applicant }: { applicant: Applicant }) => {
  const [isWarned, setIsWarned] = useState(false);
  const approve = useWrite(APPROVE, {
    keep: keepApplicant,
    onDone: () => {
      setIsWarned(false);
      toastSuccess('Application approved');
    },
  });
  const send = () => approve.mutate({ params: { id: applicant.id } });
  return (
    <>
      <Button
        look="filled"
        busy={approve.isPending && !isWarned}
        busyLabel="Approving…"
        onClick={() => (lacksLicense(applicant) ? setIsWarned(true) : send())}
      >
        Approve application
      </Button>
      <ConfirmDialog
        title="Approve without a driver’s license?"
        consequence={`${applicant.displayName} has not added photos of both sides of the license. To get them first, ask for more.`}
        action="Approve without license"
        busyLabel="Approving…"
        opened={isWarned}
        busy={approve.isPending}
        onConfirm={send}
        onClose={() => setIsWarned(false)}
      />
    </>
  );
};
