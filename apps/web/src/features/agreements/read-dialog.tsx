import { Dialog } from '#ui/actions/dialog.tsx';
import { versionInWords } from './agreement-words.ts';
import type { Agreement } from './agreements-query.ts';
import type { TextBody } from './sign-agreements.tsx';
import classes from './agreements.module.css';

interface ReadDialogProps {
  readonly agreement: Agreement | null;
  readonly Body: TextBody;
  readonly onClose: () => void;
}

/** The whole text of a version. */
export const ReadDialog = ({ agreement, Body, onClose }: ReadDialogProps) => (
  <Dialog title={agreement?.title ?? ''} opened={agreement !== null} onClose={onClose}>
    {agreement && (
      <div className={classes['text']}>
        <p className={classes['meta']}>{versionInWords(agreement)}</p>
        <Body>{agreement.body}</Body>
      </div>
    )}
  </Dialog>
);
