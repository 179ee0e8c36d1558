import type { Product } from '../story/products.ts';

type Shape = Product['picture']['shape'];

const EDGE_PIXELS = 600;
const LABEL = '#fffaf2';

const SHAPES: Record<Shape, (color: string) => string> = {
  bottle: (color) =>
    `<rect x="430" y="170" width="140" height="110" rx="24" fill="#2b2522"/>
     <rect x="330" y="260" width="340" height="590" rx="70" fill="${color}"/>
     <rect x="330" y="430" width="340" height="280" fill="${LABEL}"/>
     <circle cx="500" cy="590" r="52" fill="${color}"/>
     <circle cx="430" cy="520" r="24" fill="${color}"/><circle cx="480" cy="492" r="24" fill="${color}"/>
     <circle cx="535" cy="494" r="24" fill="${color}"/><circle cx="578" cy="526" r="24" fill="${color}"/>`,
  brush: (color) =>
    `<g transform="rotate(38 500 500)">
       <rect x="455" y="330" width="90" height="540" rx="45" fill="${color}"/>
       <rect x="455" y="130" width="90" height="230" rx="30" fill="${color}"/>
       <rect x="545" y="150" width="70" height="190" rx="14" fill="${LABEL}"/>
     </g>
     <rect x="600" y="620" width="250" height="110" rx="30" fill="${LABEL}"/>
     <rect x="840" y="640" width="60" height="70" rx="14" fill="${color}"/>
     <rect x="640" y="660" width="150" height="30" rx="15" fill="${color}"/>`,
  bandana: (color) =>
    `<path d="M150 330 C300 270 700 270 850 330 L520 800 C508 816 492 816 480 800 Z" fill="${color}"/>
     <path d="M150 330 C300 270 700 270 850 330 L838 380 C690 325 310 325 162 380 Z" fill="${LABEL}" fill-opacity="0.85"/>
     <circle cx="500" cy="520" r="34" fill="${LABEL}"/><circle cx="390" cy="470" r="24" fill="${LABEL}"/>
     <circle cx="610" cy="470" r="24" fill="${LABEL}"/><circle cx="500" cy="650" r="24" fill="${LABEL}"/>`,
  balm: (color) =>
    `<ellipse cx="500" cy="640" rx="300" ry="120" fill="${color}"/>
     <rect x="200" y="520" width="600" height="120" fill="${color}"/>
     <ellipse cx="500" cy="520" rx="300" ry="120" fill="${LABEL}"/>
     <ellipse cx="500" cy="520" rx="230" ry="84" fill="${color}" fill-opacity="0.35"/>
     <ellipse cx="500" cy="545" rx="70" ry="36" fill="${color}"/>
     <ellipse cx="420" cy="500" rx="26" ry="16" fill="${color}"/><ellipse cx="475" cy="482" rx="26" ry="16" fill="${color}"/>
     <ellipse cx="530" cy="482" rx="26" ry="16" fill="${color}"/><ellipse cx="582" cy="500" rx="26" ry="16" fill="${color}"/>`,
  treats: (color) =>
    `<path d="M310 220 L690 220 L720 840 C720 860 280 860 280 840 Z" fill="${color}"/>
     <rect x="300" y="200" width="400" height="70" rx="16" fill="#2b2522"/>
     <ellipse cx="500" cy="560" rx="150" ry="130" fill="${LABEL}"/>
     <path d="M410 560 C450 505 530 505 575 555 L620 520 L620 600 L575 565 C530 615 450 615 410 560 Z" fill="${color}"/>`,
};

/** A product on a shelf, drawn without any font, so that it looks the same on every machine. */
export const drawProduct = ({ shape, color }: Product['picture']): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${EDGE_PIXELS}" height="${EDGE_PIXELS}" viewBox="0 0 1000 1000">
     <rect width="1000" height="1000" fill="#ffffff"/>
     <rect width="1000" height="1000" fill="${color}" fill-opacity="0.16"/>
     <ellipse cx="500" cy="868" rx="330" ry="42" fill="#2b2522" fill-opacity="0.12"/>
     ${SHAPES[shape](color)}
   </svg>`;
