const CURLS = [
  [-25, -12, 15],
  [-17, -26, 14],
  [0, -32, 15],
  [17, -26, 14],
  [25, -12, 15],
  [-24, 12, 16],
  [24, 12, 16],
  [0, 0, 33],
  [-13, 24, 12],
  [13, 24, 12],
] as const;

/** The face of a curly dog around the origin, about 100 wide. */
export const CurlyDogFace = ({ tongue = true }: { tongue?: boolean }) => (
  <>
    <g fill="var(--ill-fur)">
      {CURLS.map(([x, y, r]) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r={r} />
      ))}
    </g>
    <g fill="var(--ill-fur)" stroke="var(--ill-fur-line)" strokeWidth="1.4">
      <ellipse cx="-37" cy="3" rx="13" ry="26" transform="rotate(9 -37 3)" />
      <ellipse cx="37" cy="3" rx="13" ry="26" transform="rotate(-9 37 3)" />
    </g>
    <ellipse cx="0" cy="18" rx="21" ry="17" fill="var(--ill-fur-light)" />
    <g fill="var(--ill-ink)">
      <circle cx="-14" cy="-5" r="5.2" />
      <circle cx="14" cy="-5" r="5.2" />
      <ellipse cx="0" cy="10.5" rx="7" ry="5.6" />
    </g>
    <g fill="var(--ill-shine)">
      <circle cx="-12.4" cy="-7" r="1.6" />
      <circle cx="15.6" cy="-7" r="1.6" />
    </g>
    {tongue && <path d="M-4.6 24h9.2v6.4a4.6 4.6 0 0 1-9.2 0z" fill="var(--ill-tongue)" />}
    <path
      d="M0 15v6m0 0c-2 4.6-9 4.6-11 .4M0 21c2 4.6 9 4.6 11 .4"
      fill="none"
      stroke="var(--ill-ink)"
      strokeWidth="2.2"
      strokeLinecap="round"
    />
  </>
);

/** The same dog as a portrait: on empty states and on the card of the street scene. */
export const CurlyDogPortrait = ({ size = 76 }: { size?: number }) => (
  <svg width={size} height={size} viewBox="-76 -76 152 152" aria-hidden focusable="false">
    <circle r="76" fill="var(--ill-halo)" />
    <g transform="translate(0 4)">
      <CurlyDogFace />
    </g>
  </svg>
);
