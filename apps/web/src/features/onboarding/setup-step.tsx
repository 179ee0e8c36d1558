import type { SignUpStepKey } from '@tailgate/contract/facts';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { LaterButton } from './later-button.tsx';
import { stepsQuery } from '#shell/account/sign-up-query.ts';
import { useReportStep } from './onboarding-query.ts';
import { SignUpStep } from './sign-up-step.tsx';
import { useStepBack } from './use-step-back.ts';
import { useStepPercent } from './use-step-percent.ts';

type SetupStepKey = Parameters<ReturnType<typeof useReportStep>['mutate']>[0]['body']['step'];

/** What the form of a step needs to leave it. */
export interface StepLeave {
  /** Call it once the answers are saved. */
  readonly onSaved: () => Promise<void>;
  readonly isLeaving: boolean;
  /** A button for who answers later; nothing where the step is required. */
  readonly later: ReactNode;
}

interface SetupStepProps {
  readonly step: SetupStepKey & SignUpStepKey;
  readonly title: string;
  readonly lead: string;
  readonly onGo: (path: string) => void;
  readonly children: (leave: StepLeave) => ReactNode;
}

/** A step after the approval. Where it comes from and where it leads is what the server says. */
export const SetupStep = ({ step, title, lead, onGo, children }: SetupStepProps) => {
  const { data: progress } = useQuery(stepsQuery);
  const report = useReportStep(({ nextPath }) => onGo(nextPath));
  const isSkipping = report.isPending && report.variables.body.status === 'skipped';
  const later = progress?.steps.find(({ key }) => key === step)?.canSkip ? (
    <LaterButton busy={isSkipping} onClick={() => report.mutate({ body: { step, status: 'skipped' } })}>
      Skip for now
    </LaterButton>
  ) : null;
  return (
    <SignUpStep title={title} lead={lead} {...useStepPercent()} {...useStepBack(step)}>
      {children({
        onSaved: async () => {
          await report.mutateAsync({ body: { step, status: 'done' } });
        },
        isLeaving: report.isPending && !isSkipping,
        later,
      })}
    </SignUpStep>
  );
};
