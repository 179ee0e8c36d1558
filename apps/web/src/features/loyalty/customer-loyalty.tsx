import { useQuery } from '@tanstack/react-query';
import { centsOf, showMoney } from '@tailgate/values/money';
import { Card, CardBody } from '#ui/layout/card.tsx';
import { LoadingState } from '#ui/feedback/loading-state.tsx';
import { ProgressBar } from '#ui/feedback/progress-bar.tsx';
import { customerLoyaltyQuery } from './loyalty-query.ts';
import classes from './loyalty.module.css';

/** How far a customer is from the next reward. Nothing where there is no program and no reward left from one. */
export const CustomerLoyalty = ({ customerId }: { customerId: string }) => {
  const loyalty = useQuery(customerLoyaltyQuery(customerId));
  if (loyalty.isError && !loyalty.data)
    return (
      <Card title="Loyalty">
        <LoadingState what="the rewards" of={[loyalty]} rows={1} />
      </Card>
    );
  if (!loyalty.data) return null;
  const { isOn, visits, of, reward, credit } = loyalty.data;
  if (!isOn && credit === 0) return null;
  const progress = `${visits} of ${of} visits to the next reward`;
  return (
    <Card title="Loyalty">
      <CardBody>
        <div className={classes['progress']}>
          {isOn && (
            <>
              <strong>{progress}</strong>
              <ProgressBar label={progress} percent={(visits / of) * 100} />
              <span className={classes['meta']}>{`The reward is ${showMoney(centsOf(reward))} off.`}</span>
            </>
          )}
          {credit > 0 && <span>{`${showMoney(centsOf(credit))} in rewards to use at the checkout`}</span>}
        </div>
      </CardBody>
    </Card>
  );
};
