import { useQuery } from '@tanstack/react-query';
import { Card } from '#ui/layout/card.tsx';
import { VanPicture } from '#ui/avatars/van-picture.tsx';
import { RowLink, Rows } from '#ui/layout/rows.tsx';
import { plateInWords } from '../vehicle-words.ts';
import { drivenVansQuery } from './driven-vans-query.ts';
import { changeInWords, nextChangeOf } from './driver-words.ts';

/** The van of today in one line, with the next change; nothing for who works without vans. */
export const VanLine = () => {
  const { data } = useQuery(drivenVansQuery);
  if (!data?.worksWithVans) return null;
  const van = data.vans.find(({ id }) => id === data.currentId);
  const change = nextChangeOf(data);
  return (
    <Card>
      <Rows label="Your van today">
        <RowLink
          to="/groomer/my-van"
          lead={
            <VanPicture
              id={van?.id ?? ''}
              name={van?.name ?? ''}
              picture={van?.image?.sizes.thumbnail ?? null}
              size={44}
            />
          }
          title={van ? `Your van today: ${van.name}` : 'No van today'}
          meta={[van && plateInWords(van), change && changeInWords(change, data.today)].filter(Boolean).join(' · ')}
        />
      </Rows>
    </Card>
  );
};
