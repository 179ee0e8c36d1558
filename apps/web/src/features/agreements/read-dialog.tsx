import { Dialog } from '#ui/actions/dialog.tsx';
import { WholeText } from '#ui/layout/whole-text.tsx';
import { versionInWords } from './agreement-words.ts';
import type { Agreement } from './agreements-query.ts';
import type { TextBody } from './sign-agreements.tsx';

interface ReadDialogProps {
  readonly agreement: Agreement | null;
  readonly Body: TextBody;
  readonly onClose: () => void;
}

/** The whole text of a version. */
export const ReadDialog = ({ agreement, Body, onClose }: ReadDialogProps) => (
  <Dialog title={agreement?.title ?? ''} opened={agreement !== null} onClose={onClose}>
    {agreement && (
      <WholeText version={versionInWords(agreement)}>
        <Body>{agreement.body}</Body>
      </WholeText>
    )}
  </Dialog>
);
