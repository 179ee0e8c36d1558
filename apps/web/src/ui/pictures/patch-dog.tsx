/** The face of a patched dog around the origin, about 140 wide. */
export const PatchDogFace = () => (
  <>
    <ellipse cx="0" cy="0" rx="53" ry="51" fill="var(--ill-cream)" />
    <path d="M-11-50C-36-44-52-26-52-2c3 10 18 12 26 6 14-10 18-34 15-54z" fill="var(--ill-patch)" />
    <g fill="var(--ill-patch)" stroke="var(--ill-fur-line)" strokeOpacity="0.4">
      <path d="M-39-43c-24 3-36 36-28 58 14 8 27-6 30-26 1-12-2-22-2-32z" />
      <path d="M39-43c24 3 36 36 28 58-14 8-27-6-30-26-1-12 2-22 2-32z" />
    </g>
    <ellipse cx="0" cy="23" rx="29" ry="23" fill="var(--ill-patch)" />
    <path d="M-7 34H7v9a7 7 0 0 1-14 0z" fill="var(--ill-tongue)" />
    <g fill="var(--ill-ink)">
      <circle cx="-19.5" cy="-6" r="7" />
      <circle cx="19.5" cy="-6" r="7" />
      <ellipse cx="0" cy="14" rx="10" ry="7.6" />
    </g>
    <g fill="var(--ill-shine)">
      <circle cx="-17" cy="-8.5" r="2.2" />
      <circle cx="22" cy="-8.5" r="2.2" />
    </g>
    <path
      d="M0 20v9m0 0c-3 6-14 6-16 .5M0 29c3 6 14 6 16 .5"
      fill="none"
      stroke="var(--ill-ink)"
      strokeWidth="2.8"
      strokeLinecap="round"
    />
  </>
);

/** The same dog down to its bow tie. */
export const PatchDog = () => (
  <>
    <path d="M-47 98C-44 64-28 48 0 46s44 18 47 52z" fill="var(--ill-cream)" />
    <PatchDogFace />
    <path d="M-21 55v22L0 66l21 11V55L0 66z" fill="var(--ill-bow)" />
    <circle cx="0" cy="66" r="6" fill="var(--ill-shine)" />
  </>
);
