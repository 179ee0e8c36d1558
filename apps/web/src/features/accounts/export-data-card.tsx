import { Download } from 'lucide-react';
import { useState } from 'react';
import { useWrite } from '#shell/api/use-write.ts';
import { saveFile } from '#shell/files/save-file.ts';
import { Button } from '#ui/actions/button.tsx';
import { Card, CardBody } from '#ui/layout/card.tsx';
import { Dialog } from '#ui/actions/dialog.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { ConfirmOwnerForm } from './confirm-owner-form.tsx';
import classes from './form.module.css';

const EXPORT = 'POST /v2/customer/export-data';
const FILENAME = 'my-data.json';

/** Everything about the person as a file. Whoever logged in long ago confirms it first. */
export const ExportDataCard = () => {
  const [isAsked, setIsAsked] = useState(false);
  const download = useWrite(EXPORT, {
    errors: 'inline',
    onDone: async (data) => {
      setIsAsked(false);
      await saveFile(new File([JSON.stringify(data, null, 2)], FILENAME, { type: 'application/json' }));
    },
  });
  return (
    <Card title="Your data">
      <CardBody>
        <div className={classes['form']}>
          <p>Your profile, pets, appointments and cards as a file.</p>
          {download.error && !isAsked && <Notice tone="danger">{download.error.message}</Notice>}
          <Button
            icon={<Download size={18} aria-hidden />}
            busy={download.isPending && !isAsked}
            busyLabel="Preparing…"
            onClick={() =>
              download.mutate({}, { onError: ({ code }) => setIsAsked(code === 'fresh_sign_in_required') })
            }
          >
            Download my data
          </Button>
        </div>
      </CardBody>
      <Dialog title="Download your data" opened={isAsked} onClose={() => setIsAsked(false)}>
        {isAsked && (
          <ConfirmOwnerForm
            isGoingOn={download.isPending}
            action={(isPending) => (
              <Button look="filled" type="submit" busy={isPending} busyLabel="Preparing…">
                Download my data
              </Button>
            )}
            onConfirmed={(showRefusal) => download.mutate({}, { onError: showRefusal })}
            onClose={() => setIsAsked(false)}
          >
            <p>Your data is only for you. Confirm that it’s you first.</p>
          </ConfirmOwnerForm>
        )}
      </Dialog>
    </Card>
  );
};
