import { VAN_VIEWS } from '@tailgate/contract/facts';
import { useToday } from '#shell/periods/use-today.ts';
import type { SectionProps } from '../editor/van-parts.ts';
import { shortDate } from '../vehicle-words.ts';
import { PhotoOfView } from './photo-of-view.tsx';
import { SectionHead } from './section-head.tsx';
import classes from './section.module.css';
import { VideoLinks } from './video-links.tsx';

/** A photo of each view, and links to videos. */
export const PhotosSection = ({ vehicle, parts, task }: SectionProps) => {
  const { today = '' } = useToday();
  const done = vehicle.images.length;
  const missing = VAN_VIEWS.find((view) => !vehicle.images.some((one) => one.view === view));
  const next = VAN_VIEWS.find((view) => task === `photo-${view}`) ?? missing;
  return (
    <>
      <div className={classes['group']}>
        <SectionHead
          title="Photos by side"
          badge={
            <span className={classes[done === VAN_VIEWS.length ? 'done' : 'count']}>
              {done} of {VAN_VIEWS.length}
            </span>
          }
          lead="Fill the outline. Pickup and drop-off photos are compared with these."
        />
        <div className={classes['tiles']}>
          {VAN_VIEWS.map((view) => {
            const photo = vehicle.images.find((one) => one.view === view);
            return (
              <PhotoOfView
                key={view}
                vehicle={vehicle}
                view={view}
                photo={photo}
                date={photo ? shortDate(photo.addedAt, today) : ''}
                isTarget={view === next && !photo}
                upload={parts.uploadPhoto}
              />
            );
          })}
        </div>
      </div>
      <VideoLinks vehicle={vehicle} />
    </>
  );
};
