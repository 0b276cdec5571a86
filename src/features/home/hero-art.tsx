/** Three covers from the stall, drawn in the shop's colors. */
export function HeroArt() {
  return (
    <svg className="home-hero-art" aria-hidden="true" viewBox="0 0 420 270">
      <g transform="rotate(-9 120 150)">
        <rect x="24" y="52" width="190" height="172" rx="14" fill="#f2644b" />
        <path
          d="M24 168q32-38 63 0t64 0 63-6v48a14 14 0 0 1-14 14H38a14 14 0 0 1-14-14z"
          fill="#7d1d3f"
        />
        <path d="M24 132q32-38 63 0t64 0 63-6v26q-32 44-63 6t-64 0-63 10z" fill="#b8324a" />
        <circle cx="156" cy="92" r="22" fill="#ffd9a0" />
      </g>
      <g transform="rotate(7 300 140)">
        <rect x="206" y="40" width="190" height="172" rx="14" fill="#fff3dc" />
        <g fill="none" stroke="#0b5d57" strokeWidth="9">
          <path d="M228 200v-60a35 35 0 0 1 70 0v60M304 200v-96a35 35 0 0 1 70 0v96" />
          <path
            d="M246 200v-60a17 17 0 0 1 34 0v60M322 200v-96a17 17 0 0 1 34 0v96"
            stroke="#f2a33b"
          />
        </g>
        <circle cx="240" cy="74" r="13" fill="#f2644b" />
      </g>
      <rect x="112" y="82" width="196" height="176" rx="14" fill="#155e59" />
      <rect
        x="112"
        y="82"
        width="196"
        height="176"
        rx="14"
        fill="none"
        stroke="#0c2b2a"
        strokeWidth="6"
      />
      <path
        d="M150 138l34 32-34 32M204 206h66"
        fill="none"
        stroke="#ffa500"
        strokeWidth="15"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  )
}
