import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { Clock, PawPrint, Ruler } from 'lucide-react';
import { Card, CardBody } from '#ui/card.tsx';
import { PageButton } from '#ui/page-button.tsx';
import { RowIcon } from '#ui/rows.tsx';
import { OnboardingPage } from './-onboarding-page.tsx';
import classes from './-onboarding-page.module.css';

const POINTS = [
  {
    icon: Ruler,
    title: 'By size',
    words: 'A price and a time for each of five sizes. Leave a size empty and it follows the next smaller one.',
  },
  {
    icon: PawPrint,
    title: 'By breed',
    words: 'A range for the coats that take longer. All other breeds still go by their size.',
  },
  {
    icon: Clock,
    title: 'By the hour',
    words: 'One price per hour. Customers see an estimate from the time you say it takes.',
  },
];

const ServicesPricingIntro = () => {
  const navigate = useNavigate();
  return (
    <OnboardingPage
      step="/groomer/onboarding/services-pricing-intro"
      title="How prices work"
      lead="You set your own prices. For each service you choose how."
    >
      <Card>
        <CardBody>
          <ul className={classes['points']}>
            {POINTS.map(({ icon, title, words }) => (
              <li key={title}>
                <RowIcon icon={icon} />
                <div>
                  <strong>{title}</strong>
                  <p>{words}</p>
                </div>
              </li>
            ))}
          </ul>
          <p className={classes['hint']}>In a hurry? ‘Suggested’ fills in usual prices, and you change what differs.</p>
        </CardBody>
      </Card>
      <PageButton type="button" onClick={() => void navigate({ to: '/groomer/onboarding/services-pricing' })}>
        Set my prices
      </PageButton>
    </OnboardingPage>
  );
};

export const Route = createFileRoute('/groomer/onboarding/services-pricing-intro')({
  component: ServicesPricingIntro,
});
