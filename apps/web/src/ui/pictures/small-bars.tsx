const WIDTH = 16;
const STEP = 22;
const HEIGHT = 52;
const LEAST = 3;

/** How it went lately, drawn next to the number that says it: nothing here is read on its own. */
export const SmallBars = ({ values }: { values: readonly number[] }) => {
  const highest = Math.max(...values, 1);
  const width = STEP * values.length - (STEP - WIDTH);
  return (
    <svg width={width} height={HEIGHT} viewBox={`0 0 ${width} ${HEIGHT}`} aria-hidden focusable="false">
      {values.map((value, index) => {
        const height = Math.max(LEAST, (Math.max(0, value) / highest) * HEIGHT);
        const isNow = index === values.length - 1;
        return (
          <rect
            key={index}
            x={index * STEP}
            y={HEIGHT - height}
            width={WIDTH}
            height={height}
            rx="3"
            fill={isNow ? 'var(--brand-fill)' : 'var(--brand-tint-border)'}
          />
        );
      })}
    </svg>
  );
};
