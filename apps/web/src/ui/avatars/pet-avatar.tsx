import classes from './pet-avatar.module.css';
import { PET_FACES } from '../pictures/pet-faces.tsx';
import { Paw } from '../pictures/paw.tsx';
import { hashOf } from '../hash-of.ts';

export type PetKind = 'dog' | 'cat' | 'other';

/** The drawn face of a pet without a photo. */
export const kindOf = (petTypeSlug: string): PetKind =>
  petTypeSlug === 'dog' || petTypeSlug === 'cat' ? petTypeSlug : 'other';

/** A pet as answers of the API name it. */
interface SummarizedPet {
  readonly id: string;
  readonly petType: string;
  readonly photo: { readonly sizes: { readonly thumbnail: string } } | null;
}

/** The face of a pet wherever it shows: its photo, or the drawing that its id picks. */
export const petFace = ({ id, petType, photo }: SummarizedPet) => ({
  id,
  kind: kindOf(petType),
  photoUrl: photo?.sizes.thumbnail ?? null,
});

/** The same pet has the same face everywhere; animals that are neither dog nor cat have a paw. */
export const faceOf = (id: string, kind: PetKind) => {
  const faces = PET_FACES.filter((face) => face.kind === kind);
  return faces[hashOf(id) % faces.length];
};

interface PetAvatarProps {
  readonly id: string;
  readonly kind: PetKind;
  readonly photoUrl?: string | null;
  readonly size?: number;
}

const DrawnFace = ({ id, kind, size }: { id: string; kind: PetKind; size: number }) => {
  const drawn = faceOf(id, kind);
  return (
    <svg width={size} height={size} viewBox="-64 -64 128 128" focusable="false">
      <circle r="64" fill={drawn?.background ?? `var(--ill-pet-${(hashOf(id) % 8) + 1})`} />
      {drawn ? (
        <g transform="translate(0 4)">{drawn.face}</g>
      ) : (
        <g transform="translate(0 6) scale(2.4)" fill="var(--ill-fur)">
          <Paw />
        </g>
      )}
    </svg>
  );
};

/** The name is shown beside it, so the picture is hidden from screen readers. */
export const PetAvatar = ({ id, kind, photoUrl, size = 44 }: PetAvatarProps) => (
  <span className={classes['avatar']} style={{ width: size, height: size }} aria-hidden>
    {photoUrl ? (
      <img className={classes['photo']} src={photoUrl} alt="" width={size} height={size} />
    ) : (
      <DrawnFace id={id} kind={kind} size={size} />
    )}
  </span>
);

/** Pets of one visit, each a little over the one before. */
export const PetAvatars = ({ pets, size = 44 }: { pets: readonly PetAvatarProps[]; size?: number }) => (
  <span className={classes['group']}>
    {pets.map((pet) => (
      <PetAvatar key={pet.id} {...pet} size={size} />
    ))}
  </span>
);
