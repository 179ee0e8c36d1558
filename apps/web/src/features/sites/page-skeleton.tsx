import { VisuallyHidden } from '@mantine/core';
import { SkeletonLine, useSlow } from '#ui/feedback/skeleton.tsx';
import classes from './page-skeleton.module.css';

const WIDTHS = [
  ['96%', '88%', '61%'],
  ['92%', '97%', '44%'],
] as const;

/** In the shape of a title and two sections. */
export const PageSkeleton = () => {
  const slow = useSlow();
  return (
    <div role="status" aria-busy className={classes['page']} data-shown={slow || undefined}>
      <VisuallyHidden>{slow ? 'Loading the page' : ''}</VisuallyHidden>
      <div className={classes['title']}>
        <SkeletonLine width="52%" />
      </div>
      {WIDTHS.map((widths) => (
        <div key={widths.join()} className={classes['section']}>
          <SkeletonLine width="34%" />
          {widths.map((width) => (
            <SkeletonLine key={width} width={width} />
          ))}
        </div>
      ))}
    </div>
  );
};
