import type { VanView } from '@tailgate/contract';
import { drawCab, drawInterior, drawRoof, drawWindshield } from './inside-pictures.ts';
import { LIVERIES, type Livery } from './liveries.ts';
import { INK } from './paint.ts';

/** As the outlines that frame photos in the app. */
const BOX = { width: 200, height: 118 };
const PIXELS = { width: 800, height: 472 };

const SIDE_BODY =
  'M40 97.3H24Q20.6 97.3 20.6 94L21 83.5Q21.2 79.6 25.7 77.3L46 69.3 58.5 51Q64.5 42.4 73 42.3L167 41Q175.4 41 175.8 49L177.3 92.5Q177.5 97.3 172.5 97.3Z';
const FRONT_BODY =
  'M60 62 66.6 32.6Q68.8 23.5 78 23.5H122Q131.2 23.5 133.4 32.6L140 62V96.8Q140 100.8 136 100.8H64Q60 100.8 60 96.8Z';
const WINDSHIELD = 'M77.5 35.4H122.5Q124.6 35.4 125.2 37.6L131.4 61.5Q100 67 68.6 61.5L74.8 37.6Q75.4 35.4 77.5 35.4Z';
const REAR_BODY = 'M60 37.5Q60 23.5 74 23.5H126Q140 23.5 140 37.5V95.5H60Z';
const END_AIR_CONDITIONER = 'M83 23.5V20.5Q83 18 85.5 18H114.5Q117 18 117 20.5V23.5';
const EDGE = `stroke="${INK.edge}" stroke-width="0.9"`;

const paw = (x: number, y: number, size: number, color: string) => `
  <g transform="translate(${x} ${y}) scale(${size})" fill="${color}">
    <ellipse cx="0" cy="5" rx="8" ry="6.5"/><ellipse cx="-9" cy="-3" rx="3" ry="4"/><ellipse cx="-3.4" cy="-8" rx="3" ry="4.2"/>
    <ellipse cx="3.4" cy="-8" rx="3" ry="4.2"/><ellipse cx="9" cy="-3" rx="3" ry="4"/>
  </g>`;

const street = (sky: string) => `
  <rect width="200" height="118" fill="${sky}"/>
  <ellipse cx="26" cy="94" rx="60" ry="29" fill="${INK.hill}"/><ellipse cx="182" cy="94" rx="76" ry="32" fill="${INK.hill}"/>
  <rect y="92" width="200" height="26" fill="${INK.road}"/><rect y="92" width="200" height="1.6" fill="${INK.curb}"/>`;

const louver = `
  <rect x="119.5" y="50.6" width="24" height="14" rx="2.5" fill="${INK.roof}" ${EDGE}/>
  <path d="M123 54.4H140M123 57.6H140M123 60.8H140" ${EDGE}/>`;
const slidingDoor = `
  <path d="M82.6 47.5H110.5V94.7H82.6Z" fill="none" ${EDGE}/><rect x="86" y="51" width="21" height="17" rx="2.5" fill="${INK.glass}"/>
  <path d="M110.5 74.6H166" ${EDGE}/>`;

const wheel = (x: number) => `
  <path d="M${x - 12.4} 97.4A12.4 12.4 0 0 1 ${x + 12.4} 97.4Z" fill="${INK.bumper}"/><circle cx="${x}" cy="97.4" r="10.3" fill="${INK.tire}"/>
  <circle cx="${x}" cy="97.4" r="5.6" fill="${INK.hub}"/><circle cx="${x}" cy="97.4" r="1.8" fill="${INK.bumper}"/>`;

const side = (stripe: string, isPassenger: boolean) => `
  <ellipse cx="99" cy="107.4" rx="82" ry="4.2" fill="${INK.shadow}"/>
  <rect x="111.5" y="34.6" width="29" height="6.8" rx="1.6" fill="${INK.roof}"/><rect x="83" y="37.6" width="14.5" height="4.2" rx="1.2" fill="${INK.roof}"/>
  <clipPath id="body"><path d="${SIDE_BODY}"/></clipPath>
  <path d="${SIDE_BODY}" fill="${INK.van}"/>
  <g clip-path="url(#body)">
    <rect x="79.8" y="79.6" width="100" height="9.6" fill="${stripe}"/><rect x="10" y="87.6" width="69" height="2" fill="${stripe}"/>
    <path d="M10 94H42V100H10Z" fill="${INK.bumper}"/>
  </g>
  <path d="${SIDE_BODY}" fill="none" ${EDGE}/>
  <path d="M79.2 47V94.7H63.5" fill="none" ${EDGE}/>
  <path d="M51.8 69.7 62.4 53.4Q63.9 51 66.6 51H76.6V69.7Z" fill="${INK.glass}"/>
  <path d="M54.6 67.6 63.8 53.6Q64.6 52.6 66 52.6" fill="none" stroke="${INK.glare}" stroke-width="1.6"/>
  <path d="M44.8 67.6H48.8L48.2 74.4 43.6 73.4Z" fill="${INK.tire}"/>
  <path d="M22 81.2 31.8 76.9 34.6 81 23 84.4Z" fill="${INK.headlight}"/>
  ${isPassenger ? slidingDoor : louver}
  ${paw(isPassenger ? 138 : 99, isPassenger ? 66 : 69, 0.62, stripe)}
  <path d="M174.4 67.8H176.6L177 80.6H174.4Z" fill="${INK.taillight}"/>
  ${wheel(50.8)}${wheel(145.8)}`;

const endWheels = `
  <ellipse cx="100" cy="107.6" rx="50" ry="4.2" fill="${INK.shadow}"/>
  <rect x="62" y="96" width="13.6" height="12" rx="2.5" fill="${INK.tire}"/><rect x="124.4" y="96" width="13.6" height="12" rx="2.5" fill="${INK.tire}"/>
  <path d="${END_AIR_CONDITIONER}" fill="${INK.roof}"/>`;

const front = (stripe: string) => `
  ${endWheels}
  <path d="M60 70H51Q48.6 70 48.6 67.6V58.8Q48.6 56.4 51 56.4H60ZM140 70H149Q151.4 70 151.4 67.6V58.8Q151.4 56.4 149 56.4H140Z" fill="${INK.tire}"/>
  <clipPath id="body"><path d="${FRONT_BODY}"/></clipPath>
  <path d="${FRONT_BODY}" fill="${INK.van}"/>
  <rect x="50" y="89.6" width="100" height="20" fill="${INK.bumper}" clip-path="url(#body)"/>
  <path d="${FRONT_BODY}" fill="none" ${EDGE}/>
  ${paw(100, 29.4, 0.26, stripe)}
  <path d="${WINDSHIELD}" fill="${INK.glass}"/><path d="M75 58 79.6 40" stroke="${INK.glare}" stroke-width="2" stroke-linecap="round"/>
  <path d="M62 74.4 77 75.6V83H62ZM138 74.4 123 75.6V83H138Z" fill="${INK.headlight}"/>
  <rect x="82" y="74" width="36" height="10.5" rx="1.5" fill="${INK.tire}"/><circle cx="100" cy="79.2" r="3.6" fill="${INK.hub}"/>
  <rect x="89.5" y="91.5" width="21" height="7" rx="1" fill="${INK.van}"/>`;

const rear = (stripe: string) => `
  ${endWheels}
  <path d="${REAR_BODY}" fill="${INK.van}"/><rect x="60.4" y="72" width="79.2" height="10" fill="${stripe}"/>
  <path d="${REAR_BODY}" fill="none" ${EDGE}/><path d="M100 27V95.5" ${EDGE}/>
  <rect x="68.5" y="35.5" width="26" height="21" rx="3" fill="${INK.glass}"/><rect x="105.5" y="35.5" width="26" height="21" rx="3" fill="${INK.glass}"/>
  <rect x="60" y="60" width="5.4" height="20.6" rx="1.4" fill="${INK.taillight}"/><rect x="134.6" y="60" width="5.4" height="20.6" rx="1.4" fill="${INK.taillight}"/>
  <rect x="104.6" y="63" width="2.6" height="7" rx="1.3" fill="${INK.bumper}"/>
  <rect x="89.5" y="85.4" width="21" height="7" rx="1" fill="${INK.van}" ${EDGE}/><rect x="58.6" y="95" width="82.8" height="6" rx="1" fill="${INK.bumper}"/>`;

const DRAWN: Readonly<Record<VanView, (stripe: string, sky: string) => string>> = {
  front: (stripe, sky) => street(sky) + front(stripe),
  driver_side: (stripe, sky) => street(sky) + side(stripe, false),
  rear: (stripe, sky) => street(sky) + rear(stripe),
  // The body is mirrored and nothing on it reads from left to right.
  passenger_side: (stripe, sky) =>
    `${street(sky)}<g transform="translate(198 0) scale(-1 1)">${side(stripe, true)}</g>`,
  roof: drawRoof,
  windshield: drawWindshield,
  cab: drawCab,
  interior: drawInterior,
};

/** A grooming van as a photo of this view would show it, drawn without any font. */
export const drawVan = (view: VanView, livery: Livery): string => {
  const { stripe, sky } = LIVERIES[livery];
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${PIXELS.width}" height="${PIXELS.height}" viewBox="0 0 ${BOX.width} ${BOX.height}">
    ${DRAWN[view](stripe, sky)}
  </svg>`;
};
