import { CurlyDogFace } from './curly-dog.tsx';
import { Paw } from './paw.tsx';

/** A dog that has lost the scent. */
export const LostDog = () => (
  <svg viewBox="0 0 300 216" aria-hidden focusable="false">
    <circle cx="155" cy="98" r="98" fill="var(--brand-tint-strong)" />
    <ellipse cx="155" cy="190" rx="124" ry="12" fill="var(--ill-shadow)" />
    <path d="M106 191c0-46 22-66 49-66s49 20 49 66z" fill="var(--ill-fur)" />
    <g transform="translate(155 100) rotate(-11) scale(1.22)">
      <CurlyDogFace tongue={false} />
    </g>
    <path
      d="M203 69c10-16 24-30 47-31"
      fill="none"
      stroke="var(--brand-graphic)"
      strokeWidth="4"
      strokeLinecap="round"
      strokeDasharray="2 9"
    />
    <text x="254" y="43" fill="var(--brand-text)" fontFamily="var(--font)" fontSize="40" fontWeight="700">
      ?
    </text>
    <g fill="var(--brand-graphic)" opacity=".6">
      <g transform="translate(22 118) rotate(12) scale(.52)">
        <Paw />
      </g>
      <g transform="translate(40 162) rotate(-8) scale(.68)">
        <Paw />
      </g>
    </g>
  </svg>
);
