import { useSite } from '#shell/site/site-context.ts';
import { PageButton } from '#ui/actions/page-button.tsx';
import { TextLink } from '#ui/actions/text-link.tsx';
import { LaterButton } from './later-button.tsx';
import type { SignUpProgress } from '#shell/account/sign-up-query.ts';
import { useReportStep } from './onboarding-query.ts';
import classes from './onboarding.module.css';

interface PartnerStepProps {
  readonly step: 'partner-account' | 'partner-signup';
  readonly onDone: (progress: SignUpProgress) => void;
}

const WORDS = {
  'partner-account': {
    text: 'You work in a van that a fleet owner keeps ready for you: water, power, tools and maintenance included.',
    action: 'I’m interested',
  },
  'partner-signup': {
    text: 'We note your interest and get in touch about vans near you. You can leave the program at any time.',
    action: 'Join the program',
  },
} as const;

/** The partner program of the site, in two steps that both can be left out. */
export const PartnerStep = ({ step, onDone }: PartnerStepProps) => {
  const { partnerProgrammeName } = useSite();
  const report = useReportStep(onDone);
  const { text, action } = WORDS[step];
  const send = (status: 'done' | 'skipped') => report.mutate({ body: { step, status } });
  const wanted = report.variables?.body.status;
  return (
    <form
      noValidate
      className={classes['form']}
      onSubmit={(event) => {
        event.preventDefault();
        if (!report.isPending) send('done');
      }}
    >
      <p>{text}</p>
      <p>
        <TextLink to="/s/partner-programme" target="_blank">
          {`Read about ${partnerProgrammeName}`}
        </TextLink>
      </p>
      <LaterButton busy={report.isPending && wanted === 'skipped'} onClick={() => send('skipped')}>
        Not now
      </LaterButton>
      <PageButton busy={report.isPending && wanted === 'done'} busyLabel="Saving…">
        {action}
      </PageButton>
    </form>
  );
};
