import { Pencil } from 'lucide-react';
import { useState } from 'react';
import { toastSuccess } from '#shell/errors/toast.tsx';
import { Button } from '#ui/actions/button.tsx';
import { Card, CardBody } from '#ui/layout/card.tsx';
import { SwitchField } from '#ui/fields/switch-field.tsx';
import { durationInWords } from '#ui/words/duration.ts';
import { useSaveDetails } from '../catalogue-query.ts';
import type { Offering } from './offerings.ts';
import { ServiceWords } from './service-words.tsx';
import { ServiceWordsDialog } from './service-words-dialog.tsx';
import classes from '../services.module.css';

interface ServiceCardProps {
  readonly offering: Offering;
  readonly price: string | undefined;
}

const catalogueFacts = ({ baseMinPrice, baseMaxPrice, baseServiceTime }: Offering['catalogue']) => {
  const price = baseMinPrice === baseMaxPrice ? `$${baseMinPrice}` : `$${baseMinPrice}–$${baseMaxPrice}`;
  return `Usually ${price} · from ${durationInWords(baseServiceTime)}`;
};

/** One service of the catalogue: switched on or off at once, and in the groomer’s own words. */
export const ServiceCard = ({ offering, price }: ServiceCardProps) => {
  const [isEditing, setIsEditing] = useState(false);
  const save = useSaveDetails('toast');
  const offered = save.isPending ? (save.variables.body.offered ?? offering.offered) : offering.offered;
  const factsWhenOn = price ?? 'No price yet: set one under Prices';
  return (
    <Card selected={offered}>
      <CardBody>
        <div className={classes['card']}>
          <SwitchField
            label={offering.name}
            description={offered ? factsWhenOn : catalogueFacts(offering.catalogue)}
            checked={offered}
            onChange={(isOn) =>
              save.mutate(
                { body: { serviceId: offering.id, offered: isOn } },
                { onSuccess: () => toastSuccess(`${offering.name} is ${isOn ? 'on' : 'off'}`) },
              )
            }
          />
          <ServiceWords description={offering.description} features={offering.features} />
          {offered && (
            <div className={classes['foot']}>
              <Button
                look="text"
                icon={<Pencil size={18} aria-hidden />}
                aria-label={`Edit description of ${offering.name}`}
                onClick={() => setIsEditing(true)}
              >
                Edit description
              </Button>
            </div>
          )}
        </div>
      </CardBody>
      {isEditing && <ServiceWordsDialog offering={offering} price={price} onClose={() => setIsEditing(false)} />}
    </Card>
  );
};
