/** A paw print around the origin, about 30 wide. */
export const Paw = () => (
  <>
    <ellipse cx="0" cy="5.5" rx="9.2" ry="8" />
    <circle cx="-11.5" cy="-3.5" r="4" />
    <circle cx="-4.2" cy="-9.2" r="4.2" />
    <circle cx="4.4" cy="-9.2" r="4.2" />
    <circle cx="11.7" cy="-3.2" r="4" />
  </>
);
