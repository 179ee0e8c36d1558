/** A black dog with a white blaze around the origin, about 96 wide. */
export const CollieFace = () => (
  <>
    <path d="M0-38c25 0 42 16 42 40 0 27-18 44-42 44S-42 29-42 2c0-24 17-40 42-40z" fill="var(--ill-black-fur)" />
    <path
      d="M0-38c6 0 8 8 9 18 1 12 6 16 13 22 5 5 5 12 3 20-4 15-12 24-25 24s-21-9-25-24c-2-8-2-15 3-20 7-6 12-10 13-22 1-10 3-18 9-18z"
      fill="var(--ill-cream)"
    />
    <g fill="var(--ill-black-fur)" stroke="var(--ill-black-fur-line)" strokeWidth="1.4">
      <path d="M-30-33c-18 1-26 24-21 45 10 6 20-3 22-18 1-9-2-18-1-27z" />
      <path d="M30-33c18 1 26 24 21 45-10 6-20-3-22-18-1-9 2-18 1-27z" />
    </g>
    <g fill="var(--ill-shine)">
      <circle cx="-17" cy="-5" r="6.2" />
      <circle cx="17" cy="-5" r="6.2" />
    </g>
    <g fill="var(--ill-ink)">
      <circle cx="-16.5" cy="-4.5" r="4.6" />
      <circle cx="16.5" cy="-4.5" r="4.6" />
      <ellipse cx="0" cy="15" rx="8" ry="6" />
    </g>
    <path
      d="M0 20v6m0 0c-2 5-10 5-12 .400M0 26c2 5 10 5 12 .4"
      fill="none"
      stroke="var(--ill-ink)"
      strokeWidth="2.3"
      strokeLinecap="round"
    />
  </>
);
