/** A pet's face, drawn without any font, so that it looks the same on every machine. */
export interface PetFace {
  readonly shape: 'floppy' | 'pointed' | 'curly' | 'cat';
  readonly coat: string;
  readonly patch: string;
  readonly background: string;
  readonly collar: string;
}

const INK = '#2b2522';
const EDGE_PIXELS = 600;

const circles = (colour: string, places: readonly (readonly [x: number, y: number, radius: number])[]) =>
  places.map(([x, y, radius]) => `<circle cx="${x}" cy="${y}" r="${radius}" fill="${colour}"/>`).join('');

/** Behind the head. */
const EARS: Record<PetFace['shape'], (face: PetFace) => string> = {
  floppy: () => '',
  curly: ({ coat }) =>
    circles(coat, [
      [250, 420, 110],
      [235, 540, 115],
      [265, 650, 95],
      [750, 420, 110],
      [765, 540, 115],
      [735, 650, 95],
    ]),
  pointed: ({ coat, patch }) =>
    `<path d="M285 470 L270 150 L480 310 Z M715 470 L730 150 L520 310 Z" fill="${coat}" stroke="${coat}" stroke-width="40" stroke-linejoin="round"/>
     <path d="M320 400 L312 225 L425 315 Z M680 400 L688 225 L575 315 Z" fill="${patch}"/>`,
  cat: ({ coat }) =>
    `<path d="M265 480 L250 190 L470 330 Z M735 480 L750 190 L530 330 Z" fill="${coat}" stroke="${coat}" stroke-width="40" stroke-linejoin="round"/>
     <path d="M305 400 L295 262 L405 335 Z M695 400 L705 262 L595 335 Z" fill="#f2b8b5"/>`,
};

/** On top of the head. */
const MARKINGS: Record<PetFace['shape'], (face: PetFace) => string> = {
  floppy: ({ patch }) =>
    `<path d="M520 285 C640 270 730 340 735 480 C700 570 590 570 545 480 C520 420 505 350 520 285 Z" fill="${patch}"/>
     <path d="M330 300 C220 290 160 390 165 520 C170 640 230 690 285 640 C330 590 320 430 360 330 Z" fill="${patch}"/>
     <path d="M670 300 C780 290 840 390 835 520 C830 640 770 690 715 640 C670 590 680 430 640 330 Z" fill="${patch}"/>`,
  curly: ({ coat, patch }) =>
    circles(coat, [
      [400, 300, 85],
      [500, 270, 95],
      [600, 300, 85],
      [330, 360, 70],
      [670, 360, 70],
    ]) +
    circles(patch, [
      [455, 290, 30],
      [545, 285, 34],
      [500, 330, 26],
    ]),
  pointed: ({ patch }) =>
    `<path d="M500 330 C470 430 300 470 300 600 C320 740 420 780 500 780 C580 780 680 740 700 600 C700 470 530 430 500 330 Z" fill="${patch}"/>`,
  cat: ({ patch }) =>
    `<path d="M300 600 L150 570 M300 640 L150 650 M700 600 L850 570 M700 640 L850 650" stroke="${patch}" stroke-width="12" stroke-linecap="round"/>
     <path d="M430 300 L440 375 M500 285 L500 370 M570 300 L560 375" stroke="${INK}" stroke-opacity="0.25" stroke-width="22" stroke-linecap="round"/>`,
};

const muzzleOf = ({ shape, patch }: PetFace) =>
  shape === 'pointed'
    ? ''
    : `<ellipse cx="500" cy="650" rx="${shape === 'cat' ? 130 : 165}" ry="${shape === 'cat' ? 95 : 125}" fill="${shape === 'floppy' ? '#fff8ef' : patch}"/>`;

const noseOf = ({ shape }: PetFace) =>
  shape === 'cat'
    ? `<path d="M465 600 L535 600 L500 640 Z" fill="#d9777f" stroke="#d9777f" stroke-width="14" stroke-linejoin="round"/>`
    : `<ellipse cx="500" cy="600" rx="56" ry="42" fill="${INK}"/>`;

const tongueOf = ({ shape }: PetFace) =>
  shape === 'cat' ? '' : `<path d="M465 690 C465 770 535 770 535 690 Z" fill="#ee8088"/>`;

/** Hair that grew over the eyes and around the head, as before grooming. */
const shaggyHair = ({ coat, patch }: PetFace) => `
  <path d="M175 400 L95 380 L150 455 L70 480 L140 530 L60 590 L145 610 L85 690 L190 690 L170 770 L270 720 M825 400 L905 380 L850 455 L930 480 L860 530 L940 590 L855 610 L915 690 L810 690 L830 770 L730 720" fill="${coat}" stroke="${coat}" stroke-width="18" stroke-linejoin="round"/>
  <path d="M300 430 C320 290 680 290 700 430 L685 530 L645 465 L615 540 L570 470 L535 550 L500 470 L465 550 L430 470 L385 540 L355 465 L315 530 Z" fill="${coat}" stroke="${patch}" stroke-width="6" stroke-linejoin="round"/>
  <path d="M350 735 L335 830 L395 790 L430 880 L470 800 L500 890 L530 800 L570 880 L605 790 L665 830 L650 735 C600 775 400 775 350 735 Z" fill="${patch}"/>`;

export const drawPetFace = (face: PetFace, { shaggy = false }: { readonly shaggy?: boolean } = {}): string => `
<svg xmlns="http://www.w3.org/2000/svg" width="${EDGE_PIXELS}" height="${EDGE_PIXELS}" viewBox="0 0 1000 1000">
  <rect width="1000" height="1000" fill="${face.background}"/>
  <path d="M260 1000 C270 850 370 790 500 790 C630 790 730 850 740 1000 Z" fill="${face.coat}"/>
  ${EARS[face.shape](face)}
  <ellipse cx="500" cy="530" rx="265" ry="260" fill="${face.coat}"/>
  ${MARKINGS[face.shape](face)}
  ${muzzleOf(face)}
  ${tongueOf(face)}
  <path d="M500 640 L500 680 M410 670 C430 715 490 715 500 680 C510 715 570 715 590 670" fill="none" stroke="${INK}" stroke-width="16" stroke-linecap="round"/>
  ${noseOf(face)}
  ${circles(INK, [
    [400, 490, 42],
    [600, 490, 42],
  ])}
  ${circles('#ffffff', [
    [414, 476, 14],
    [614, 476, 14],
  ])}
  <path d="M355 815 C430 870 570 870 645 815 L655 850 C570 910 430 910 345 850 Z" fill="${face.collar}"/>
  ${circles('#f7c948', [[500, 890, 34]])}
  ${shaggy ? shaggyHair(face) : ''}
</svg>`;
