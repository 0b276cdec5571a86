import { circle, type Drawing, rectangle, type Shape } from './shapes'

const line = (d: string, width = 2): Shape => ({
  d,
  fill: 'none',
  stroke: 'currentColor',
  'stroke-width': width,
})

const cardOutline = rectangle(6, 3, 36, 23, 3)

/** Pictures of the widget's own; they take the color of the text. */
export const INTERFACE_SYMBOLS = {
  iconCardFront: [line(`${cardOutline}M6 10h36M11 20h9`)],
  iconCVVBack: [
    line(`${cardOutline}${rectangle(26, 15, 11, 6, 1.5)}M29.5 18h0M33.5 18h0`),
    line('M7 9h34', 4),
  ],
  iconCVVFront: [
    line(`${cardOutline}${rectangle(24, 7, 14, 6, 1.5)}M27 10h0M30 10h0M33 10h0M36 10h0M11 20h14`),
  ],
  iconCheck: [line('M15 15l6 6 12-13', 3)],
  iconX: [line('M17 7.5l14 14M31 7.5l-14 14', 3)],
  iconLockLoader: [line(`${rectangle(17, 13, 14, 11, 2)}M19.5 13v-3.5a4.5 4.5 0 0 1 9 0V13`)],
  iconError: [line(`${circle(24, 14.5, 10.5)}M24 9v6.5M24 19.5h0`)],
} as const satisfies Readonly<Record<string, Drawing>>
