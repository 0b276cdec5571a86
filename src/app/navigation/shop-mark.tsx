/** The shop's mark: an awning over a waiting prompt. */
export function ShopMark() {
  return (
    <svg aria-hidden="true" width="30" height="30" viewBox="0 0 24 24" fill="none">
      <path
        d="M3 3h18l1.5 6a2.6 2.6 0 0 1-4.5 1.4 3 3 0 0 1-4.5 0 3 3 0 0 1-4.5 0A2.9 2.9 0 0 1 6 11 2.6 2.6 0 0 1 1.5 9z"
        fill="var(--bar-active)"
      />
      <path
        d="M5 14.5l3.5 3L5 20.5M11 20.5h7"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  )
}
