import { WholeText } from '#ui/layout/whole-text.tsx';
import { versionInWords } from './agreement-words.ts';
import type { Agreement } from './agreements-query.ts';
import type { TextBody } from './sign-agreements.tsx';

/** The whole text, with what is new in it for those who accepted an earlier version. */
export const AgreementText = ({ agreement, Body }: { agreement: Agreement; Body: TextBody }) => (
  <WholeText
    version={versionInWords(agreement)}
    changes={agreement.acceptedVersion === null ? undefined : agreement.changes}
  >
    <Body>{agreement.body}</Body>
  </WholeText>
);
