import { LeaveWarning } from '#shell/layouts/leave-warning.tsx';

export const UnsavedWarning = ({ unsaved }: { unsaved: boolean }) => (
  <LeaveWarning
    isUnsaved={() => unsaved}
    consequence="What you changed on this page is not saved yet and will be lost."
  />
);
