/** A tabby cat around the origin, about 92 wide. */
export const CatFace = () => (
  <>
    <g fill="var(--ill-fur)" stroke="var(--ill-fur-line)" strokeWidth="1.4" strokeLinejoin="round">
      <path d="M-41 0-39-44c0-4 4-5 7-2l26 23z" />
      <path d="M41 0 39-44c0-4-4-5-7-2L6-23z" />
    </g>
    <g fill="var(--ill-tongue)" opacity=".65">
      <path d="M-34-14-33-35l14 13z" />
      <path d="M34-14 33-35 19-22z" />
    </g>
    <path d="M0-31c27 0 45 14 45 36 0 24-20 39-45 39S-45 29-45 5c0-22 18-36 45-36z" fill="var(--ill-fur)" />
    <g fill="none" stroke="var(--ill-fur-line)" strokeWidth="4" strokeLinecap="round">
      <path d="M0-27v12M-10-25l2 9M10-25l-2 9" />
      <path d="M-43 6h10M-41 17l10-2M43 6H33M41 17l-10-2" />
    </g>
    <ellipse cx="0" cy="23" rx="19" ry="14" fill="var(--ill-fur-light)" />
    <g fill="var(--ill-ink)">
      <ellipse cx="-17" cy="2" rx="5" ry="6.2" />
      <ellipse cx="17" cy="2" rx="5" ry="6.2" />
    </g>
    <g fill="var(--ill-shine)">
      <circle cx="-15.4" cy="-.5" r="1.8" />
      <circle cx="18.6" cy="-.5" r="1.8" />
    </g>
    <path
      d="M-5 14.500H5L0 20z"
      fill="var(--ill-tongue)"
      stroke="var(--ill-tongue)"
      strokeWidth="2"
      strokeLinejoin="round"
    />
    <path
      d="M0 20v4m0 0c-2 4-8 4-9.5.400M0 24c2 4 8 4 9.5.4"
      fill="none"
      stroke="var(--ill-ink)"
      strokeWidth="2"
      strokeLinecap="round"
    />
    <path
      d="M-24 21l-20-2M-24 26l-19 4M24 21l20-2M24 26l19 4"
      fill="none"
      stroke="var(--ill-shine)"
      strokeWidth="1.3"
      strokeLinecap="round"
      opacity=".8"
    />
  </>
);
