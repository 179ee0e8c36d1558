import { NAME_OF_TASK, readinessInWords } from '#shell/account/readiness-words.ts';
import { ProgressBar } from '#ui/feedback/progress-bar.tsx';
import { Card, CardBody } from '#ui/layout/card.tsx';
import type { Applicant } from './applicants-query.ts';
import classes from '../onboarding.module.css';

/** How far the applicant is, as the applicant sees it. */
export const ReadinessCard = ({ applicant: { readiness } }: { applicant: Applicant }) => (
  <Card title="Progress" aside={readinessInWords(readiness)}>
    <CardBody>
      <div className={classes['stack']}>
        <ProgressBar label="Progress of the account" percent={readiness.percent} />
        <p className={classes['quiet']}>
          {readiness.open.length === 0
            ? 'Nothing is missing.'
            : `Missing: ${readiness.open.map((task) => NAME_OF_TASK[task]).join(', ')}`}
        </p>
      </div>
    </CardBody>
  </Card>
);
