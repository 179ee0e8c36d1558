import type { CallAnswer } from '@tailgate/contract';
import { FileSearch } from 'lucide-react';
import { useState } from 'react';
import { readOnce } from '#shell/api/read.ts';
import { useAction } from '#shell/api/use-action.ts';
import { Card, CardBody } from '#ui/layout/card.tsx';
import { FilePicker } from '#ui/uploads/file-picker.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { deviceDay } from '#ui/dates/device-day.ts';
import { VERIFY } from './staff-agreements-query.ts';
import classes from '../agreements.module.css';

type Verified = CallAnswer<typeof VERIFY>;

const sha256Of = async (file: File): Promise<string> => {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', await file.arrayBuffer()));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
};

const Result = ({ of: { isKnown, record } }: { of: Verified }) => {
  if (!isKnown || !record)
    return <Notice tone="danger">This file is not one of ours, or it was changed after it was downloaded.</Notice>;
  const { isIntact, title, version, signer, acceptedAt } = record;
  if (!isIntact)
    return (
      <Notice tone="danger">
        The file is unchanged, but our record of it no longer matches its seal. Please contact engineering.
      </Notice>
    );
  return (
    <Notice tone="success">
      Unchanged: {title}, version {version}, accepted by {signer} on {deviceDay(acceptedAt)}.
    </Notice>
  );
};

/** Whether a PDF that somebody shows is the one that was accepted. The file stays on this device. */
export const VerifyFileCard = () => {
  const [result, setResult] = useState<Verified | null>(null);
  const verify = useAction(async (file: File) => readOnce(VERIFY, { query: { sha256: await sha256Of(file) } }), {
    onDone: setResult,
  });
  return (
    <Card title="Verify a file">
      <CardBody>
        <div className={classes['text']}>
          <p className={classes['meta']}>Choose a PDF of an accepted agreement to see whether it is unchanged.</p>
          <FilePicker
            types={['application/pdf']}
            icon={<FileSearch size={18} aria-hidden />}
            disabled={verify.isPending}
            onPick={(file) => verify.mutate(file)}
          >
            Choose file
          </FilePicker>
          {result && <Result of={result} />}
        </div>
      </CardBody>
    </Card>
  );
};
