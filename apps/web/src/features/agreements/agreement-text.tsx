import { Notice } from '#ui/feedback/notice.tsx';
import { versionInWords } from './agreement-words.ts';
import type { Agreement } from './agreements-query.ts';
import type { TextBody } from './sign-agreements.tsx';
import classes from './agreements.module.css';

/** The whole text, with what is new in it for those who accepted an earlier version. */
export const AgreementText = ({ agreement, Body }: { agreement: Agreement; Body: TextBody }) => (
  <div className={classes['text']}>
    <p className={classes['meta']}>{versionInWords(agreement)}</p>
    {agreement.acceptedVersion !== null && agreement.changes !== '' && (
      <Notice tone="info">
        <strong>What changed:</strong> {agreement.changes}
      </Notice>
    )}
    <Body>{agreement.body}</Body>
  </div>
);
