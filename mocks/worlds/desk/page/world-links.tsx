const MOST_SHOWN = 8

/** The desks of other worlds, and how many there are beside those. */
export function WorldLinks({
  names,
  shared,
}: {
  readonly names: readonly string[]
  readonly shared: string
}) {
  const more = names.length - MOST_SHOWN
  return (
    <nav aria-label="Worlds">
      {names.slice(0, MOST_SHOWN).map((name) => (
        <a key={name} href={`/w/${name}/desk`}>
          {name === shared ? 'shared backend' : name}
        </a>
      ))}
      {more > 0 && <a href="/w">and {more} more</a>}
    </nav>
  )
}
