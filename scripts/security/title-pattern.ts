const HOLE = /(%[sdijof#]|\$\w+(?:\.\w+)*|…)/

/** What the titles of a test that is run look like, made of the one that is written: `%s`, `$name` and `${…}` stand for anything. */
export function toTitlePattern(title: string): RegExp {
  const parts = title.split(HOLE).map((part, index) => (index % 2 === 1 ? '.*' : escapeSigns(part)))
  return new RegExp(`^${parts.join('')}$`, 's')
}

function escapeSigns(text: string): string {
  return text.replaceAll('%%', '%').replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')
}
