import { INK } from './paint.ts';

const EDGE = `stroke="${INK.edge}" stroke-width="0.9"`;

/** From above, the nose on the left. */
export const drawRoof = (stripe: string): string => `
  <rect width="200" height="118" fill="${INK.road}"/>
  <path d="M0 10H200M0 108H200" stroke="${INK.curb}" stroke-width="1.2"/>
  <path d="M52 31 47 22H41L43 31.5ZM52 89 47 98H41L43 88.5Z" fill="${INK.tire}"/>
  <path d="M48 31H168Q178 31 178 41V79Q178 89 168 89H48Q30 88 24.5 76 19.5 60 24.5 44 30 32 48 31Z" fill="${INK.van}" ${EDGE}/>
  <path d="M60 37Q47 60 60 83L44 79Q35 60 44 41Z" fill="${INK.glass}"/>
  <path d="M64 33.5H174M64 86.5H174" stroke="${stripe}" stroke-width="2.4"/>
  <rect x="104" y="44" width="34" height="32" rx="4" fill="${INK.roof}" ${EDGE}/>
  <path d="M112 52H130M112 60H130M112 68H130" stroke="${INK.bumper}" stroke-width="1.6"/>
  <rect x="150" y="51" width="18" height="18" rx="3" fill="${INK.roof}" ${EDGE}/><circle cx="159" cy="60" r="4.5" fill="${INK.bumper}"/>
  <rect x="74" y="52" width="16" height="16" rx="3" fill="${INK.glass}"/>`;

/** From the front, close: glass, wipers and the sticker of the inspection. */
export const drawWindshield = (stripe: string, sky: string): string => `
  <rect width="200" height="118" fill="${INK.van}"/>
  <path d="M42 20H158Q165 20 167 27L182 86Q184 95 175 96.5 100 108 25 96.5 16 95 18 86L33 27Q35 20 42 20Z" fill="${INK.tire}"/>
  <path d="M48 29H152Q157 29 158.5 34L171 82Q172.5 87 167 88 100 97 33 88 27.5 87 29 82L41.5 34Q43 29 48 29Z" fill="${INK.glass}"/>
  <path d="M46 60Q100 34 164 58L167 74Q100 50 36 76Z" fill="${sky}" fill-opacity="0.35"/>
  <path d="M90 35H110Q113 35 113 38V42Q113 45 110 45H90Q87 45 87 42V38Q87 35 90 35Z" fill="${INK.dash}"/>
  <path d="M58 96 104 78M112 98 154 76" stroke="${INK.tire}" stroke-width="2.2" stroke-linecap="round"/>
  <rect x="41" y="69" width="11" height="11" rx="1.5" fill="${INK.headlight}"/>
  <rect y="110" width="200" height="8" fill="${stripe}"/>`;

/** From the seats. */
export const drawCab = (stripe: string, sky: string): string => `
  <rect width="200" height="118" fill="${INK.bumper}"/>
  <path d="M27 48 38.5 18Q40 14 44 14H156Q160 14 161.5 18L173 48Z" fill="${sky}"/>
  <path d="M27 48 34 36Q100 30 166 36L173 48Z" fill="${INK.hill}"/>
  <path d="M91 14H109V20Q109 23 106 23H94Q91 23 91 20Z" fill="${INK.tire}"/>
  <path d="M20 48H180Q186 48 186 54V74Q186 78 182 78H18Q14 78 14 74V54Q14 48 20 48Z" fill="${INK.dash}"/>
  <rect x="90" y="54" width="27" height="17" rx="2.5" fill="${INK.glass}"/><path d="M93 67 101 60 107 64 114 57" fill="none" stroke="${stripe}" stroke-width="1.6"/>
  <path d="M132 57H174V68H132Z" fill="${INK.bumper}"/>
  <circle cx="60" cy="60" r="19" fill="none" stroke="${INK.tire}" stroke-width="4"/><circle cx="60" cy="60" r="5" fill="${INK.tire}"/>
  <path d="M55 60H41M65 60H79M60 65V79" stroke="${INK.tire}" stroke-width="3"/>
  <path d="M48 91V88Q48 84 52 84H68Q72 84 72 88V91H76Q83 91 83 98V118H37V98Q37 91 44 91Z" fill="${INK.seat}"/>
  <path d="M127 91V87Q127 83 131 83H149Q153 83 153 87V91H156Q163 91 163 98V118H117V98Q117 91 124 91Z" fill="${INK.seat}"/>
  <path d="M44 97H76M124 97H156" stroke="${stripe}" stroke-width="1.8"/>`;

/** From the rear doors: table, tub and cabinets. */
export const drawInterior = (stripe: string): string => `
  <rect width="200" height="118" fill="${INK.roof}"/>
  <rect x="26" y="20" width="148" height="80" fill="${INK.wall}"/>
  <path d="M26 100 62 84H138L174 100Z" fill="${INK.floor}"/><path d="M26 20 62 38H138L174 20Z" fill="${INK.van}"/>
  <path d="M62 38H138V84H62Z" fill="${INK.van}" ${EDGE}/>
  <path d="M26 20 62 38V84L26 100Z" fill="${INK.wall}" ${EDGE}/><path d="M174 20 138 38V84L174 100Z" fill="${INK.wall}" ${EDGE}/>
  <path d="M33 67 56 62V78L33 88Z" fill="${INK.steel}"/><path d="M33 67 56 62V65L33 71Z" fill="${stripe}"/>
  <path d="M33 38 56 47V54L33 50Z" fill="${INK.wood}"/><path d="M165 36V52L148 53V43Z" fill="${INK.wood}"/>
  <path d="M167 67 144 62V78L167 88Z" fill="${INK.steel}"/>
  <path d="M80 72H118" stroke="${stripe}" stroke-width="3"/><path d="M86 73V84M112 73V84" stroke="${INK.bumper}" stroke-width="1.8"/>
  <path d="M118 72V52Q118 48 114 48H104V54" fill="none" stroke="${INK.bumper}" stroke-width="1.6"/>
  <ellipse cx="100" cy="29" rx="16" ry="3" fill="${INK.headlight}"/>`;
