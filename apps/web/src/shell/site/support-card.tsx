import { Card, CardBody } from '#ui/layout/card.tsx';
import { useSite } from './site-context.ts';
import { SupportContact } from './support-contact.tsx';
import classes from './support-card.module.css';

/** Whom to ask on a page of the app; nothing where a site has no contact. */
export const SupportCard = ({ lead }: { lead: string }) => {
  const { serviceEmail } = useSite();
  if (!serviceEmail) return null;
  return (
    <Card title="Get help">
      <CardBody>
        <SupportContact lead={lead} className={classes['words']} />
      </CardBody>
    </Card>
  );
};
