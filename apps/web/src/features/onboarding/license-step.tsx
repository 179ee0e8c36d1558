import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { read } from '#shell/api/read.ts';
import { useAction } from '#shell/api/use-action.ts';
import { useWrite } from '#shell/api/use-write.ts';
import { LoadingState } from '#ui/feedback/loading-state.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { PageButton } from '#ui/actions/page-button.tsx';
import { PhotoUpload } from '#ui/uploads/photo-upload.tsx';
import { LaterButton } from './later-button.tsx';
import type { SignUpProgress } from '#shell/account/sign-up-query.ts';
import { useReportStep } from './onboarding-query.ts';
import classes from './onboarding.module.css';
import type { LicenseParts } from './parts.ts';

const preferencesQuery = read('GET /v2/service-provider/account/preferences');
const STEP = 'upload-driver-license';
/** Width by height of a license: ISO 7810 ID-1. */
const CARD = 85.6 / 53.98;

interface Side {
  readonly id: string;
  readonly url: string;
}

interface LicenseStepProps {
  readonly parts: LicenseParts;
  readonly onDone: (progress: SignUpProgress) => void;
}

interface SidesProps extends LicenseStepProps {
  readonly saved: { readonly front: Side | null; readonly back: Side | null };
}

const Sides = ({ parts, saved, onDone }: SidesProps) => {
  const [front, setFront] = useState(saved.front);
  const [back, setBack] = useState(saved.back);
  const [problem, setProblem] = useState<string | null>(null);
  const save = useWrite('POST /v2/service-provider/account/preferences', {
    keep: (queryClient, answer) => queryClient.setQueryData(preferencesQuery.queryKey, answer),
  });
  const report = useReportStep(onDone);
  const finish = useAction(async () => {
    await save.mutateAsync({
      body: { driverLicenseFrontId: front?.id ?? null, driverLicenseBackId: back?.id ?? null },
    });
    await report.mutateAsync({ body: { step: STEP, status: 'done' } });
  });
  return (
    <form
      noValidate
      className={classes['form']}
      onSubmit={(event) => {
        event.preventDefault();
        const missing = front === null ? 'front' : back === null ? 'back' : null;
        setProblem(missing && `Add a photo of the ${missing} of your license, or skip this step for now.`);
        if (missing === null && !finish.isPending) finish.mutate();
      }}
    >
      {problem !== null && <Notice tone="danger">{problem}</Notice>}
      <div className={classes['sides']}>
        <PhotoUpload label="Front" value={front} onChange={setFront} upload={parts.uploadPhoto} crop={CARD} />
        <PhotoUpload label="Back" value={back} onChange={setBack} upload={parts.uploadPhoto} crop={CARD} />
      </div>
      <LaterButton
        busy={report.isPending && !finish.isPending}
        onClick={() => report.mutate({ body: { step: STEP, status: 'skipped' } })}
      >
        Skip for now
      </LaterButton>
      <PageButton busy={finish.isPending} busyLabel="Saving…">
        Save and continue
      </PageButton>
    </form>
  );
};

/** Both sides of the driver’s license. Whoever does not have it at hand goes on and adds it later. */
export const LicenseStep = (props: LicenseStepProps) => {
  const preferences = useQuery(preferencesQuery);
  if (!preferences.data) return <LoadingState what="your license" of={[preferences]} rows={3} />;
  const { driverLicenseFront: front, driverLicenseBack: back } = preferences.data;
  return <Sides {...props} saved={{ front, back }} />;
};
