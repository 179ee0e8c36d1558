import { useQuery } from '@tanstack/react-query';
import { useSite } from '#shell/site/site-context.ts';
import { Card } from '#ui/layout/card.tsx';
import { LoadingState } from '#ui/feedback/loading-state.tsx';
import { ReferralCard } from './referral-card.tsx';
import { referralQuery } from './referral-query.ts';
import classes from './referral.module.css';

export const ReferralCodes = () => {
  const { appName } = useSite();
  const codes = useQuery(referralQuery);
  if (!codes.data)
    return (
      <Card>
        <LoadingState what="your codes" of={[codes]} rows={3} />
      </Card>
    );
  return (
    <div className={classes['cards']}>
      <ReferralCard
        title="For groomers"
        lead={`A groomer who wants to join ${appName} enters this code when signing up, so we know who referred them.`}
        code={codes.data.groomerReferralCode}
        url={codes.data.groomerShareUrl}
        appName={appName}
        audience="groomers"
      />
      <ReferralCard
        title="For customers"
        lead="Customers enter this code when they book for the first time, so we know you referred them."
        code={codes.data.customerReferralCode}
        url={codes.data.customerShareUrl}
        appName={appName}
        audience="customers"
      />
    </div>
  );
};
