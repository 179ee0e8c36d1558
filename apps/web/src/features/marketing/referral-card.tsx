import { lazy, Suspense } from 'react';
import { Card, CardBody } from '#ui/layout/card.tsx';
import { CopyButton } from '#ui/actions/copy-button.tsx';
import classes from './referral.module.css';
import { ShareButton } from './share-button.tsx';

const QrCode = lazy(async () => ({ default: (await import('#ui/figures/qr-code.tsx')).QrCode }));

interface ReferralCardProps {
  readonly title: string;
  /** Whom it is for and what they do with it. */
  readonly lead: string;
  readonly code: string;
  readonly url: string;
  readonly appName: string;
  readonly audience: string;
}

/** One code: to be read aloud, copied, shared or scanned. */
export const ReferralCard = ({ title, lead, code, url, appName, audience }: ReferralCardProps) => (
  <Card title={title}>
    <CardBody>
      <div className={classes['card']}>
        <div className={classes['words']}>
          <p className={classes['lead']}>{lead}</p>
          <p className={classes['code']}>{code}</p>
          <div className={classes['actions']}>
            <ShareButton
              label={`Share the code for ${audience}`}
              title={appName}
              text={`Use my code ${code} at ${appName}.`}
              url={url}
            />
            <CopyButton text={code} label="Copy code" />
            <CopyButton text={url} label="Copy link" />
          </div>
        </div>
        <div className={classes['qr']}>
          <Suspense>
            <QrCode text={url} label={`QR code of the link for ${audience}`} />
          </Suspense>
        </div>
      </div>
    </CardBody>
  </Card>
);
