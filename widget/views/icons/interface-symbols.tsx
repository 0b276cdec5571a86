const lineOf = (strokeWidth: number) =>
  ({
    fill: 'none',
    stroke: 'currentColor',
    style: { strokeWidth },
  }) as const

const line = lineOf(2)

/** Pictures of the widget's own; they take the color of the text. */
export const INTERFACE_SYMBOLS = {
  iconCardFront: (
    <g {...line}>
      <rect x="6" y="3" width="36" height="23" rx="3" />
      <path d="M6 10h36M11 20h9" />
    </g>
  ),
  iconCVVBack: (
    <g {...line}>
      <rect x="6" y="3" width="36" height="23" rx="3" />
      <path d="M7 9h34" style={{ strokeWidth: 4 }} />
      <rect x="26" y="15" width="11" height="6" rx="1.5" />
      <path d="M29.5 18h0M33.5 18h0" />
    </g>
  ),
  iconCVVFront: (
    <g {...line}>
      <rect x="6" y="3" width="36" height="23" rx="3" />
      <rect x="24" y="7" width="14" height="6" rx="1.5" />
      <path d="M27 10h0M30 10h0M33 10h0M36 10h0M11 20h14" />
    </g>
  ),
  iconCheck: <path {...lineOf(3)} d="M15 15l6 6 12-13" />,
  iconX: <path {...lineOf(3)} d="M17 7.5l14 14M31 7.5l-14 14" />,
  iconLockLoader: (
    <g {...line}>
      <rect x="17" y="13" width="14" height="11" rx="2" />
      <path d="M19.5 13v-3.5a4.5 4.5 0 0 1 9 0V13" />
    </g>
  ),
  iconError: (
    <g {...line}>
      <circle cx="24" cy="14.5" r="10.5" />
      <path d="M24 9v6.5M24 19.5h0" />
    </g>
  ),
} as const
