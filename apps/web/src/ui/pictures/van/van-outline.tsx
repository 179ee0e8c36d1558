import type { ReactNode } from 'react';
import type { VanView } from '@tailgate/contract/facts';
import { ENDS, MIRRORED, SIDE, VAN_BOX } from './van-shapes.ts';

/** What both sides have. */
const Side = () => (
  <>
    <path d={SIDE.line} />
    <path d={SIDE.window} />
    <path d="M112 40V36.6Q112 34.6 114 34.6H138Q140 34.6 140 36.6V39.8" />
    {SIDE.wheels.map((x) => (
      <circle key={x} cx={x} cy={SIDE.axle} r="10.5" />
    ))}
  </>
);

const EndWheels = () => (
  <>
    {ENDS.wheels.map((x) => (
      <path key={x} d={`M${x} 101V105.5Q${x} 108 ${x + 2.5} 108H${x + 11.1}Q${x + 13.6} 108 ${x + 13.6} 105.5V101`} />
    ))}
  </>
);

const OUTLINES: Readonly<Record<VanView, ReactNode>> = {
  front: (
    <>
      <path d={ENDS.front} />
      <path d={ENDS.windshield} />
      <path d={ENDS.airConditioner} />
      <path d="M60 75H77V84H60M140 75H123V84H140" />
      <rect x="82" y="74" width="36" height="10.5" rx="2" />
      <path d="M60 90.5H140" />
      <path d="M60 70H51Q48.6 70 48.6 67.6V58.8Q48.6 56.4 51 56.4H60M140 70H149Q151.4 70 151.4 67.6V58.8Q151.4 56.4 149 56.4H140" />
      <EndWheels />
    </>
  ),
  driver_side: (
    <>
      <Side />
      <path d="M79.2 47V97.3" />
      <rect {...SIDE.louver} />
    </>
  ),
  rear: (
    <>
      <path d="M60 95.5V37.5Q60 23.5 74 23.5H126Q140 23.5 140 37.5V95.5" />
      <path d={ENDS.airConditioner} />
      <path d="M100 29V93" />
      <rect x="68.5" y="35.5" width="25" height="21" rx="3" />
      <rect x="106.5" y="35.5" width="25" height="21" rx="3" />
      <path d="M60 61H66V80H60M140 61H134V80H140" />
      <path d="M57 95.5H143V101H57Z" />
      <EndWheels />
    </>
  ),
  passenger_side: (
    <g transform={MIRRORED}>
      <Side />
      <path d="M82.6 97.3V50Q82.6 47.5 85.1 47.5H108Q110.5 47.5 110.5 50V97.3" />
      <path d="M87 70H91" />
    </g>
  ),
  roof: (
    <>
      <path d="M48 31H168Q178 31 178 41V79Q178 89 168 89H48Q30 88 24.5 76 19.5 60 24.5 44 30 32 48 31Z" />
      <path d="M60 37Q47 60 60 83M60 37 44 41Q35 60 44 79L60 83" />
      <path d="M52 31 47 22H41L43 31.5M52 89 47 98H41L43 88.5" />
      <rect x="104" y="44" width="34" height="32" rx="4" />
      <path d="M112 52H130M112 60H130M112 68H130" />
      <rect x="150" y="51" width="18" height="18" rx="3" />
      <circle cx="159" cy="60" r="4.5" />
      <rect x="74" y="52" width="16" height="16" rx="3" />
    </>
  ),
  windshield: (
    <>
      <path d="M42 20H158Q165 20 167 27L182 86Q184 95 175 96.5 100 108 25 96.5 16 95 18 86L33 27Q35 20 42 20Z" />
      <path d="M48 29H152Q157 29 158.5 34L171 82Q172.5 87 167 88 100 97 33 88 27.5 87 29 82L41.5 34Q43 29 48 29Z" />
      <path d="M100 29V35M90 35H110Q113 35 113 38V42Q113 45 110 45H90Q87 45 87 42V38Q87 35 90 35Z" />
      <path d="M58 96 104 78M112 98 154 76" />
      <rect x="41" y="69" width="11" height="11" rx="1.5" />
    </>
  ),
  cab: (
    <>
      <path d="M44 14H156Q160 14 161.5 18L173 48M27 48 38.5 18Q40 14 44 14" />
      <path d="M91 14V20Q91 23 94 23H106Q109 23 109 20V14" />
      <path d="M41 48H20Q14 48 14 54V74Q14 78 18 78H46M79 48H180Q186 48 186 54V74Q186 78 182 78H74" />
      <circle cx="60" cy="60" r="19" />
      <circle cx="60" cy="60" r="5" />
      <path d="M55 60H41M65 60H79M60 65V79" />
      <rect x="90" y="54" width="27" height="17" rx="2.5" />
      <path d="M132 57H174V68H132Z" />
      <path d="M37 112V98Q37 91 44 91H76Q83 91 83 98V112M117 112V98Q117 91 124 91H156Q163 91 163 98V112" />
      <path d="M127 91V87Q127 83 131 83H149Q153 83 153 87V91M48 91V88Q48 84 52 84H68Q72 84 72 88V91" />
    </>
  ),
  interior: (
    <>
      <rect x="26" y="20" width="148" height="80" />
      <path d="M62 38H138V84H62Z" />
      <path d="M26 20 62 38M174 20 138 38M26 100 62 84M174 100 138 84" />
      <path d="M80 72H118M86 72V84M112 72V84M118 72V52Q118 48 114 48H104V54" />
      <path d="M33 67 56 62V78L33 88Z" />
      <path d="M33 38 56 47V54L33 50Z" />
      <path d="M167 67 144 62V78L167 88Z" />
      <path d="M165 36V52L148 53V43Z" />
    </>
  ),
};

interface VanOutlineProps {
  readonly view: VanView;
  readonly className?: string | undefined;
}

/** How a photo of a view is to be framed, in the color of the words around it. */
export const VanOutline = ({ view, className }: VanOutlineProps) => (
  <svg
    className={className}
    viewBox={VAN_BOX}
    fill="none"
    stroke="currentColor"
    strokeWidth="2"
    strokeDasharray="5 4"
    strokeLinecap="round"
    strokeLinejoin="round"
    data-view={view}
    aria-hidden
    focusable="false"
  >
    {OUTLINES[view]}
  </svg>
);
