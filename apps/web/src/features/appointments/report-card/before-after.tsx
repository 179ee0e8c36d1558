import type { ReportCard } from './report-card-query.ts';
import classes from './report-card.module.css';

type Photo = ReportCard['photos'][number];

interface BeforeAfterProps {
  readonly petName: string;
  readonly photos: readonly Photo[];
}

const WORDS: Readonly<Record<Photo['taken'], string>> = { before: 'Before', after: 'After' };

/** Before on the left, after on the right; what has no counterpart comes last and takes both places. */
const sideBySide = (photos: readonly Photo[]) => {
  const each = [...new Map(photos.map((photo) => [photo.id, photo])).values()];
  const [before, after] = (['before', 'after'] as const).map((taken) => each.filter((photo) => photo.taken === taken));
  const pairs = Math.min(before?.length ?? 0, after?.length ?? 0);
  return {
    paired: Array.from({ length: pairs }, (_, at) => [before?.[at], after?.[at]]).flat(),
    alone: [...(before ?? []).slice(pairs), ...(after ?? []).slice(pairs)],
  };
};

const Picture = ({ of, petName, alone = false }: { of: Photo; petName: string; alone?: boolean }) => (
  <figure className={classes['photo']} data-alone={alone || undefined}>
    <img src={alone ? of.sizes.large : of.sizes.medium} alt={`${petName} ${of.taken} grooming`} />
    <figcaption>{WORDS[of.taken]}</figcaption>
  </figure>
);

export const BeforeAfter = ({ petName, photos }: BeforeAfterProps) => {
  const { paired, alone } = sideBySide(photos);
  return (
    <div className={classes['photos']}>
      {paired.map((photo) => photo && <Picture key={photo.id} of={photo} petName={petName} />)}
      {alone.map((photo) => (
        <Picture key={photo.id} of={photo} petName={petName} alone />
      ))}
    </div>
  );
};
