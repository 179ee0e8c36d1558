import { Gauge, Phone, Repeat2 } from 'lucide-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { AnchorButton, Button } from '#ui/actions/button.tsx';
import { VanPicture } from '#ui/avatars/van-picture.tsx';
import { LoadingState } from '#ui/feedback/loading-state.tsx';
import { Card, CardBody } from '#ui/layout/card.tsx';
import { modelInWords, plateInWords } from '../vehicle-words.ts';
import { drivenVanQuery, type DrivenVans, type HeldVan } from './driven-vans-query.ts';
import { DriverReadingDialog } from './driver-reading-dialog.tsx';
import { changeInWords, holdingInWords, nextChangeOf } from './driver-words.ts';
import { Papers } from './papers.tsx';
import classes from './driver.module.css';

/** The van that is theirs now: what it is, whose, until when, and its papers at a press. */
export const TodayCard = ({ van, of: answer }: { van: HeldVan; of: DrivenVans }) => {
  const detail = useQuery(drivenVanQuery(van.id));
  const change = nextChangeOf(answer);
  return (
    <Card>
      <CardBody>
        <div className={classes['head']}>
          <div className={classes['picture']}>
            <VanPicture id={van.id} name={van.name} picture={van.image?.sizes.medium ?? null} ratio={4 / 3} />
          </div>
          <div className={classes['names']}>
            <h2 className={classes['name']}>{van.name}</h2>
            <p className={classes['plate']}>{[plateInWords(van), modelInWords(van)].filter(Boolean).join(' · ')}</p>
            <p className={classes['quiet']}>{holdingInWords(van, answer.today)}</p>
            {change && (
              <p className={classes['change']} data-none={change.van === null || undefined}>
                <Repeat2 size={18} aria-hidden />
                {changeInWords(change, answer.today)}
              </p>
            )}
          </div>
        </div>
      </CardBody>
      <CardBody>
        {detail.data ? <Papers van={detail.data} isNext /> : <LoadingState what="its papers" of={[detail]} rows={2} />}
      </CardBody>
      <CardBody>
        <Actions van={van} />
      </CardBody>
    </Card>
  );
};

const Actions = ({ van }: { van: HeldVan }) => {
  const [isReading, setIsReading] = useState(false);
  return (
    <div className={classes['actions']}>
      {van.owner?.phone && (
        <AnchorButton href={`tel:${van.owner.phone}`} icon={<Phone size={20} aria-hidden />}>
          Call owner
        </AnchorButton>
      )}
      <Button icon={<Gauge size={20} aria-hidden />} onClick={() => setIsReading(true)}>
        Add reading
      </Button>
      <DriverReadingDialog van={van} opened={isReading} onClose={() => setIsReading(false)} />
    </div>
  );
};
