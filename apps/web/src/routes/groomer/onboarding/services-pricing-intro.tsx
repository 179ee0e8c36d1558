import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { Clock, PawPrint, Ruler } from 'lucide-react';
import { Card, CardBody } from '#ui/layout/card.tsx';
import { PageButton } from '#ui/actions/page-button.tsx';
import { RowIcon } from '#ui/layout/rows.tsx';
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
    words: 'A price range for breeds that take longer. All other breeds go by size.',
  },
  {
    icon: Clock,
    title: 'By the hour',
    words: 'One price per hour. Customers see an estimate from the minutes you enter.',
  },
];

const ServicesPricingIntro = () => {
  const navigate = useNavigate();
  return (
    <OnboardingPage
      step="/groomer/onboarding/services-pricing-intro"
      title="How prices work"
      lead="You set your own prices, in one of three ways for each service."
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
          <p className={classes['hint']}>
            Short on time? “Suggested” fills in typical prices. Then change what you need.
          </p>
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
