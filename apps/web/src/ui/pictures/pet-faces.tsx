import type { ReactNode } from 'react';
import { CatFace } from './cat.tsx';
import { CollieFace } from './collie.tsx';
import { CurlyDogFace } from './curly-dog.tsx';
import { Dressed } from './dressed.tsx';
import { PatchDogFace } from './patch-dog.tsx';
import { PointedDogFace } from './pointed-dog.tsx';

export interface PetFace {
  readonly kind: 'dog' | 'cat';
  readonly background: string;
  readonly face: ReactNode;
}

/** In a square from -64 to 64. */
export const PET_FACES: readonly PetFace[] = [
  { kind: 'dog', background: 'var(--ill-pet-1)', face: <CurlyDogFace tongue={false} /> },
  {
    kind: 'dog',
    background: 'var(--ill-pet-2)',
    face: (
      <g transform="scale(.66)">
        <PatchDogFace />
      </g>
    ),
  },
  {
    kind: 'dog',
    background: 'var(--ill-pet-3)',
    face: (
      <Dressed coat="grey">
        <PointedDogFace />
      </Dressed>
    ),
  },
  { kind: 'dog', background: 'var(--ill-pet-4)', face: <CollieFace /> },
  {
    kind: 'dog',
    background: 'var(--ill-pet-5)',
    face: (
      <Dressed coat="red">
        <CurlyDogFace tongue={false} />
      </Dressed>
    ),
  },
  {
    kind: 'cat',
    background: 'var(--ill-pet-6)',
    face: (
      <Dressed coat="silver">
        <CatFace />
      </Dressed>
    ),
  },
  {
    kind: 'cat',
    background: 'var(--ill-pet-7)',
    face: (
      <Dressed coat="orange">
        <CatFace />
      </Dressed>
    ),
  },
  {
    kind: 'dog',
    background: 'var(--ill-pet-8)',
    face: (
      <Dressed coat="brown">
        <PointedDogFace />
      </Dressed>
    ),
  },
];
