/**
 * The letters as one line each, to be stroked: capitals on a field of 4 by 6, drawn with straight
 * lines and arcs of a circle, so that a cover needs no font.
 */
export const alphabet: Readonly<Record<string, string>> = {
  A: 'M0 6L2 0L4 6M0.8 3.8H3.2',
  B: 'M0 0V6M0 0H2.4A1.45 1.45 0 0 1 2.4 2.9H0M2.4 2.9A1.55 1.55 0 0 1 2.4 6H0',
  C: 'M4 1.6A2 2 0 0 0 0 2V4A2 2 0 0 0 4 4.4',
  D: 'M0 0V6H1A3 3 0 0 0 1 0H0',
  E: 'M4 0H0V6H4M0 3H3.2',
  F: 'M4 0H0V6M0 3H3.2',
  G: 'M4 1.6A2 2 0 0 0 0 2V4A2 2 0 0 0 4 4V3.2H2.4',
  H: 'M0 0V6M4 0V6M0 3H4',
  I: 'M2 0V6',
  J: 'M4 0V4A2 2 0 0 1 0 4',
  K: 'M0 0V6M4 0L0 3.6M1.4 2.4L4 6',
  L: 'M0 0V6H4',
  M: 'M0 6V0L2 3.4L4 0V6',
  N: 'M0 6V0L4 6V0',
  O: 'M0 2A2 2 0 0 1 4 2V4A2 2 0 0 1 0 4Z',
  P: 'M0 6V0H2.2A1.7 1.7 0 0 1 2.2 3.4H0',
  Q: 'M0 2A2 2 0 0 1 4 2V4A2 2 0 0 1 0 4ZM2.4 4.2L4.2 6.4',
  R: 'M0 6V0H2.2A1.7 1.7 0 0 1 2.2 3.4H0M2 3.4L4 6',
  S: 'M3.8 1.3A1.8 1.5 0 0 0 2 0A1.5 1.5 0 0 0 2 3A1.5 1.5 0 0 1 2 6A1.8 1.5 0 0 1 0.2 4.7',
  T: 'M0 0H4M2 0V6',
  U: 'M0 0V4A2 2 0 0 0 4 4V0',
  V: 'M0 0L2 6L4 0',
  W: 'M0 0L1 6L2 2.4L3 6L4 0',
  X: 'M0 0L4 6M4 0L0 6',
  Y: 'M0 0L2 3L4 0M2 3V6',
  Z: 'M0 0H4L0 6H4',
}
