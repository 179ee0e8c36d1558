/** The box in which every view of a van is drawn, so that an outline fits over the picture of the same view. */
export const VAN_BOX = '0 0 200 118';

/** Left of the driver side is right of the passenger side. */
export const MIRRORED = 'translate(198 0) scale(-1 1)';

const NOSE_TO_TAIL =
  'H24Q20.6 97.3 20.6 94L21 83.5Q21.2 79.6 25.7 77.3L46 69.3 58.5 51Q64.5 42.4 73 42.3L167 41Q175.4 41 175.8 49L177.3 92.5Q177.5 97.3 172.5 97.3';

/** The side with the driver's door, and where its parts are. */
export const SIDE = {
  body: `M40 97.3${NOSE_TO_TAIL}Z`,
  /** As a line that stops at the wheels. */
  line: `M39 97.3${NOSE_TO_TAIL}H157.5M134 97.3H62.5`,
  window: 'M51.8 69.7 62.4 53.4Q63.9 51 66.6 51H76.6V69.7Z',
  door: 'M79.2 47V94.7H63.5',
  airConditioner: { x: 111.5, y: 34.6, width: 29, height: 6.8 },
  vent: { x: 83, y: 37.6, width: 14.5, height: 4.2 },
  louver: { x: 119.5, y: 50.6, width: 24, height: 14, rx: 2.5 },
  slidingDoor: 'M82.6 47.5H110.5V94.7H82.6Z',
  wheels: [50.8, 145.8],
  axle: 97.4,
} as const;

/** A high roof from the front and from the rear: both are as wide and as high. */
export const ENDS = {
  front:
    'M60 62 66.6 32.6Q68.8 23.5 78 23.5H122Q131.2 23.5 133.4 32.6L140 62V96.8Q140 100.8 136 100.8H64Q60 100.8 60 96.8Z',
  windshield: 'M77.5 35.4H122.5Q124.6 35.4 125.2 37.6L131.4 61.5Q100 67 68.6 61.5L74.8 37.6Q75.4 35.4 77.5 35.4Z',
  rear: 'M60 37.5Q60 23.5 74 23.5H126Q140 23.5 140 37.5V95.5H60Z',
  airConditioner: 'M83 23.5V20.5Q83 18 85.5 18H114.5Q117 18 117 20.5V23.5',
  wheels: [62, 124.4],
} as const;
