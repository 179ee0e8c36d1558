import { useId } from 'react';
import { CurlyDogFace } from './curly-dog.tsx';
import { PatchDog } from './patch-dog.tsx';
import { Paw } from './paw.tsx';

const VAN_BODY = 'M103 468a23 23 0 0 1 23-23h244c26 0 36 13 45 25l33 49c8 10 34 6 43 18 4 5 5 8 5 12v48H103z';

/** A grooming van on its way, in the colours of the site. */
export const StreetScene = ({ className }: { className?: string | undefined }) => (
  <svg className={className} viewBox="0 0 560 832" preserveAspectRatio="xMidYMax slice" aria-hidden focusable="false">
    <rect y="-400" width="560" height="1000" fill="var(--ill-sky)" />
    <circle cx="440" cy="150" r="44" fill="var(--ill-sun)" />
    <g fill="var(--ill-cloud)">
      <ellipse cx="150" cy="190" rx="60" ry="20" />
      <ellipse cx="190" cy="174" rx="40" ry="22" />
      <ellipse cx="350" cy="270" rx="46" ry="14" />
    </g>
    <g fill="var(--ill-hill)">
      <ellipse cx="492" cy="560" rx="150" ry="99" />
      <ellipse cx="60" cy="566" rx="130" ry="84" />
    </g>
    <rect y="542" width="560" height="300" fill="var(--ill-grass)" />
    <g fill="var(--ill-tree)">
      <circle cx="60" cy="470" r="52" />
      <circle cx="104" cy="494" r="31" />
    </g>
    <rect x="62" y="516" width="10" height="58" fill="var(--ill-trunk)" />
    <rect y="622" width="560" height="92" fill="var(--ill-road)" />
    <path d="M0 668h560" stroke="var(--ill-dash)" strokeWidth="4" strokeDasharray="36 26" />
    <Van />
    <g transform="translate(398 742)">
      <PatchDog />
    </g>
  </svg>
);

/** The same street as a wide strip, for the top of a page. */
export const WideStreetScene = ({ className }: { className?: string | undefined }) => (
  <svg className={className} viewBox="0 0 768 204" preserveAspectRatio="xMaxYMid slice" aria-hidden focusable="false">
    <rect x="-600" y="-100" width="1968" height="404" fill="var(--ill-sky)" />
    <circle cx="214" cy="52" r="26" fill="var(--ill-sun)" />
    <g fill="var(--ill-hill)">
      <ellipse cx="100" cy="152" rx="190" ry="42" />
      <ellipse cx="640" cy="156" rx="220" ry="50" />
    </g>
    <rect x="-600" y="137" width="1968" height="40" fill="var(--ill-grass)" />
    <g fill="var(--ill-tree)">
      <circle cx="70" cy="120" r="34" />
      <circle cx="110" cy="129" r="26" />
      <circle cx="738" cy="118" r="30" />
    </g>
    <rect x="66" y="146" width="8" height="30" fill="var(--ill-trunk)" />
    <rect x="734" y="146" width="8" height="30" fill="var(--ill-trunk)" />
    <rect x="-600" y="172" width="1968" height="40" fill="var(--ill-road)" />
    <path d="M-600 193h1968" stroke="var(--ill-dash)" strokeWidth="3" strokeDasharray="24 15" />
    <g transform="translate(265 -330) scale(.82)">
      <Van />
    </g>
  </svg>
);

const Van = () => {
  const body = useId();
  return (
    <>
      <ellipse cx="300" cy="608" rx="208" ry="13" fill="var(--ill-shadow)" />
      <rect x="194" y="431" width="85" height="20" rx="6" fill="var(--ill-roof)" />
      <clipPath id={body}>
        <path d={VAN_BODY} />
      </clipPath>
      <g clipPath={`url(#${body})`}>
        <rect x="100" y="440" width="400" height="80" fill="var(--ill-van)" />
        <rect x="100" y="519" width="400" height="26" fill="var(--brand-2)" />
        <rect x="100" y="544" width="400" height="60" fill="var(--brand-raw)" />
      </g>
      <path d="M295 463v125M362 463v125" stroke="var(--ill-van-line)" strokeWidth="1.5" />
      <rect x="143" y="467" width="125" height="58" rx="10" fill="var(--ill-glass)" />
      <path d="M380 465h13c6 0 10 3 13 8l32 43c2 3 1 5-3 5h-55z" fill="var(--ill-glass)" />
      <path d="M384 465h10l28 56h-16z" fill="var(--ill-glare)" />
      <g transform="translate(195 497) scale(.52)">
        <CurlyDogFace />
      </g>
      <g transform="translate(296 574)" fill="var(--brand-on-raw)">
        <Paw />
      </g>
      <rect x="342" y="548" width="14" height="4" rx="2" fill="var(--ill-van)" opacity=".85" />
      <rect x="98" y="550" width="9" height="22" rx="3" fill="var(--ill-tail-light)" />
      <rect x="481" y="557" width="18" height="13" rx="4" fill="var(--ill-head-light)" />
      {[185, 418].map((x) => (
        <g key={x} transform={`translate(${x} 597)`}>
          <circle r="31" fill="var(--ill-tyre)" />
          <circle r="13.5" fill="var(--ill-hub)" />
        </g>
      ))}
    </>
  );
};
