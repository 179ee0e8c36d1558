import { useId } from 'react';
import { hashOf } from '../../hash-of.ts';
import type { VanView } from '@tailgate/contract/facts';
import { Paw } from '../paw.tsx';
import './van-colors.css';
import { ENDS, MIRRORED, SIDE } from './van-shapes.ts';

const STRIPES = 6;
const SKIES = ['var(--ill-sky)', 'var(--ill-sky)', 'var(--ill-dusk)'];

/** The same van has the same stripe and the same sky everywhere. */
export const vanLook = (id: string) => ({
  stripe: `var(--ill-stripe-${(hashOf(id) % STRIPES) + 1})`,
  sky: SKIES[hashOf(`${id} sky`) % SKIES.length] ?? 'var(--ill-sky)',
});

const DRAWN = ['front', 'driver_side', 'rear', 'passenger_side'] as const;
export type DrawnView = (typeof DRAWN)[number];

export const isDrawn = (view: VanView): view is DrawnView => DRAWN.some((drawn) => drawn === view);

/** What has to be seen of a view; what is around it fills a frame of any shape. */
const BOXES: Readonly<Record<DrawnView, string>> = {
  front: '40 12 120 102',
  driver_side: '5 25 188 90',
  rear: '40 12 120 102',
  passenger_side: '5 25 188 90',
};

const Street = ({ sky }: { sky: string }) => {
  const air = useId();
  return (
    <>
      <linearGradient id={air} gradientUnits="userSpaceOnUse" x1="0" x2="0" y1="0" y2="94">
        <stop offset="0" stopColor={sky} />
        <stop offset="1" stopColor="var(--ill-horizon)" />
      </linearGradient>
      <rect x="-600" y="-500" width="1400" height="600" fill={`url(#${air})`} />
      <g fill="var(--ill-hill)">
        <ellipse cx="-112" cy="94" rx="84" ry="24" />
        <ellipse cx="26" cy="94" rx="60" ry="29" />
        <ellipse cx="182" cy="94" rx="76" ry="32" />
        <ellipse cx="322" cy="94" rx="80" ry="22" />
      </g>
      <rect x="-600" y="92" width="1400" height="50" fill="var(--ill-road)" />
      <rect x="-600" y="142" width="1400" height="500" fill="var(--ill-grass)" />
      <path d="M-590 128.5H800" stroke="var(--ill-dash)" strokeWidth="2.4" strokeDasharray="22 18" />
      <rect x="-600" y="92" width="1400" height="1.6" fill="var(--ill-curb)" />
    </>
  );
};

const edge = { stroke: 'var(--ill-van-edge)', strokeWidth: 0.9 };

const SideBody = ({ stripe, isPassenger }: { stripe: string; isPassenger: boolean }) => {
  const body = useId();
  return (
    <>
      <ellipse cx="99" cy="107.4" rx="82" ry="4.2" fill="var(--ill-shadow)" />
      <rect {...SIDE.airConditioner} rx="1.6" fill="var(--ill-roof)" />
      <rect {...SIDE.vent} rx="1.2" fill="var(--ill-roof)" />
      <clipPath id={body}>
        <path d={SIDE.body} />
      </clipPath>
      <path d={SIDE.body} fill="var(--ill-van)" />
      <g clipPath={`url(#${body})`}>
        <rect x="79.8" y="79.6" width="100" height="9.6" fill={stripe} />
        <rect x="10" y="87.6" width="69" height="2" fill={stripe} />
        <path d="M10 94H42V100H10Z" fill="var(--ill-bumper)" />
      </g>
      <path d={SIDE.body} fill="none" {...edge} />
      <path d={SIDE.door} fill="none" {...edge} />
      <path d={SIDE.window} fill="var(--ill-glass)" />
      <path d="M54.6 67.6 63.8 53.6Q64.6 52.6 66 52.6" fill="none" stroke="var(--ill-glare)" strokeWidth="1.6" />
      <path d="M70.6 74.6H75.8" stroke="var(--ill-van-edge)" strokeWidth="1.6" strokeLinecap="round" />
      <path d="M44.8 67.6H48.8L48.2 74.4 43.6 73.4Z" fill="var(--ill-tyre)" />
      <path d="M22 81.2 31.8 76.9 34.6 81 23 84.4Z" fill="var(--ill-head-light)" {...edge} strokeWidth={0.6} />
      {isPassenger ? <SlidingDoor /> : <Louver />}
      <g transform={`translate(${isPassenger ? 130 : 99} ${isPassenger ? 61 : 64.4}) scale(.62)`} fill={stripe}>
        <Paw />
      </g>
      <path d="M174.4 67.8H176.6L177 80.6H174.4Z" fill="var(--ill-tail-light)" />
      {SIDE.wheels.map((x) => (
        <g key={x} transform={`translate(${x} ${SIDE.axle})`}>
          <path d="M-12.4 0A12.4 12.4 0 0 1 12.4 0Z" fill="var(--ill-bumper)" />
          <circle r="10.3" fill="var(--ill-tyre)" />
          <circle r="5.6" fill="var(--ill-hub)" />
          <circle r="1.8" fill="var(--ill-bumper)" />
        </g>
      ))}
    </>
  );
};

const Louver = () => (
  <>
    <rect {...SIDE.louver} fill="var(--ill-roof)" {...edge} />
    <path d="M123 54.4H140M123 57.6H140M123 60.8H140" {...edge} />
    <circle cx="164" cy="73.6" r="2.4" fill="var(--ill-roof)" {...edge} />
  </>
);

const SlidingDoor = () => (
  <>
    <path d={SIDE.slidingDoor} fill="none" {...edge} />
    <rect x="86" y="51" width="21" height="17" rx="2.5" fill="var(--ill-glass)" />
    <path d="M110.5 74.6H166" {...edge} />
    <path d="M86.4 74.6H91.6" stroke="var(--ill-van-edge)" strokeWidth="1.6" strokeLinecap="round" />
  </>
);

const EndWheels = () => (
  <>
    <ellipse cx="100" cy="107.6" rx="50" ry="4.2" fill="var(--ill-shadow)" />
    {ENDS.wheels.map((x) => (
      <rect key={x} x={x} y="96" width="13.6" height="12" rx="2.5" fill="var(--ill-tyre)" />
    ))}
    <path d={ENDS.airConditioner} fill="var(--ill-roof)" />
  </>
);

const Front = ({ stripe }: { stripe: string }) => {
  const body = useId();
  return (
    <>
      <EndWheels />
      <path d="M60 70H51Q48.6 70 48.6 67.6V58.8Q48.6 56.4 51 56.4H60Z" fill="var(--ill-tyre)" />
      <path d="M140 70H149Q151.4 70 151.4 67.6V58.8Q151.4 56.4 149 56.4H140Z" fill="var(--ill-tyre)" />
      <clipPath id={body}>
        <path d={ENDS.front} />
      </clipPath>
      <path d={ENDS.front} fill="var(--ill-van)" />
      <g clipPath={`url(#${body})`}>
        <rect x="50" y="89.6" width="100" height="20" fill="var(--ill-bumper)" />
      </g>
      <path d={ENDS.front} fill="none" {...edge} />
      <g transform="translate(100 29.8) scale(.26)" fill={stripe}>
        <Paw />
      </g>
      <path d={ENDS.windshield} fill="var(--ill-glass)" />
      <path d="M75 58 79.6 40" fill="none" stroke="var(--ill-glare)" strokeWidth="2" strokeLinecap="round" />
      <path d="M62 74.4 77 75.6V83H62ZM138 74.4 123 75.6V83H138Z" fill="var(--ill-head-light)" {...edge} />
      <rect x="82" y="74" width="36" height="10.5" rx="1.5" fill="var(--ill-tyre)" />
      <circle cx="100" cy="79.2" r="3.6" fill="var(--ill-hub)" />
      <rect x="89.5" y="91.5" width="21" height="7" rx="1" fill="var(--ill-van)" />
    </>
  );
};

const Rear = ({ stripe }: { stripe: string }) => (
  <>
    <EndWheels />
    <path d={ENDS.rear} fill="var(--ill-van)" />
    <rect x="60.4" y="72" width="79.2" height="10" fill={stripe} />
    <path d={ENDS.rear} fill="none" {...edge} />
    <path d="M100 27V95.5" {...edge} />
    <rect x="68.5" y="35.5" width="26" height="21" rx="3" fill="var(--ill-glass)" />
    <rect x="105.5" y="35.5" width="26" height="21" rx="3" fill="var(--ill-glass)" />
    <rect x="60" y="60" width="5.4" height="20.6" rx="1.4" fill="var(--ill-tail-light)" />
    <rect x="134.6" y="60" width="5.4" height="20.6" rx="1.4" fill="var(--ill-tail-light)" />
    <rect x="104.6" y="63" width="2.6" height="7" rx="1.3" fill="var(--ill-bumper)" />
    <rect x="89.5" y="85.4" width="21" height="7" rx="1" fill="var(--ill-van)" {...edge} />
    <rect x="58.6" y="95" width="82.8" height="6" rx="1" fill="var(--ill-bumper)" />
  </>
);

interface VanSceneProps {
  readonly id: string;
  readonly view: DrawnView;
  readonly className?: string | undefined;
}

/** A grooming van on a road, where there is no photo of it. */
export const VanScene = ({ id, view, className }: VanSceneProps) => {
  const { stripe, sky } = vanLook(id);
  return (
    <svg className={className} viewBox={BOXES[view]} data-view={view} aria-hidden focusable="false">
      <Street sky={sky} />
      {view === 'front' && <Front stripe={stripe} />}
      {view === 'rear' && <Rear stripe={stripe} />}
      {view === 'driver_side' && <SideBody stripe={stripe} isPassenger={false} />}
      {view === 'passenger_side' && (
        <g transform={MIRRORED}>
          <SideBody stripe={stripe} isPassenger />
        </g>
      )}
    </svg>
  );
};
