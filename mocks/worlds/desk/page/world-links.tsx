const MOST_SHOWN = 8

/** The desks of other worlds; those beyond the first few show when they are asked for. */
export function WorldLinks({ names }: { readonly names: readonly string[] }) {
  const more = names.slice(MOST_SHOWN)
  return (
    <nav aria-label="Worlds">
      {names.slice(0, MOST_SHOWN).map(toLink)}
      {more.length > 0 && (
        <details>
          <summary>and {more.length} more</summary>
          {more.map(toLink)}
        </details>
      )}
    </nav>
  )
}

function toLink(name: string) {
  return (
    <a key={name} href={`/w/${name}/desk`}>
      {name}
    </a>
  )
}
