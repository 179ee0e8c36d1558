/** A dog with pointed ears around the origin, about 90 wide. */
export const PointedDogFace = () => (
  <>
    <g fill="var(--ill-fur-line)">
      <path d="M-40 2-42-46c0-4 4-5 7-2l28 24z" />
      <path d="M40 2 42-46c0-4-4-5-7-2L7-24z" />
    </g>
    <g fill="var(--ill-fur-light)" opacity=".55">
      <path d="M-35-10-36-37l16 15z" />
      <path d="M35-10 36-37 20-22z" />
    </g>
    <path d="M0-33c26 0 43 15 43 37 0 26-20 42-43 42S-43 30-43 4c0-22 17-37 43-37z" fill="var(--ill-fur)" />
    <path
      d="M0-6C6-22 26-22 30-8c3 11-6 17-8 26-2 16-10 25-22 25s-20-9-22-25c-2-9-11-15-8-26C-26-22-6-22 0-6z"
      fill="var(--ill-fur-light)"
    />
    <path d="M0-33c5 8 5 20 0 30-5-10-5-22 0-30z" fill="var(--ill-fur-line)" />
    <g fill="var(--ill-ink)">
      <circle cx="-15.5" cy="-3" r="5" />
      <circle cx="15.5" cy="-3" r="5" />
      <ellipse cx="0" cy="14" rx="7.4" ry="5.6" />
    </g>
    <g fill="var(--ill-shine)">
      <circle cx="-13.9" cy="-4.8" r="1.6" />
      <circle cx="17.1" cy="-4.8" r="1.6" />
    </g>
    <path
      d="M0 19v6m0 0c-2 4.6-9 4.6-11 .400M0 25c2 4.6 9 4.6 11 .4"
      fill="none"
      stroke="var(--ill-ink)"
      strokeWidth="2.2"
      strokeLinecap="round"
    />
  </>
);
