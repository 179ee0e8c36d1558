import { useState } from 'react';
import { useWrite } from '#shell/api/use-write.ts';
import { toastSuccess } from '#shell/errors/toast.tsx';
import { Button } from '#ui/actions/button.tsx';
import { ConfirmDialog } from '#ui/actions/confirm-dialog.tsx';

/** For who had a van and has none any more. */
export const WithoutVanButton = () => {
  const [isAsking, setIsAsking] = useState(false);
  const { mutate, isPending } = useWrite('POST /v2/service-vehicle/driver/without-van');
  return (
    <>
      <Button onClick={() => setIsAsking(true)}>I work without a van</Button>
      <ConfirmDialog
        title="Work without a van?"
        consequence="Customers can book you again at all your hours. Once you use a van, appointments need it again."
        action="Work without a van"
        busyLabel="Saving…"
        opened={isAsking}
        busy={isPending}
        onConfirm={() =>
          mutate(
            {},
            {
              onSuccess: () => toastSuccess('You work without a van now'),
              onSettled: () => setIsAsking(false),
            },
          )
        }
        onClose={() => setIsAsking(false)}
      />
    </>
  );
};
