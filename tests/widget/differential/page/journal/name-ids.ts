const ID =
  /(?<![0-9a-z])(token_|EC-|BA-|PAYER)?([0-9a-f]{32}|[0-9a-f]{8}-[0-9a-f-]{27}|(?<=PAYER)[0-9a-f]{8})(?![0-9a-z])/g

const KINDS: Readonly<Record<string, string>> = {
  token_: 'nonce',
  'EC-': 'payment',
  'BA-': 'agreement',
  PAYER: 'payer',
}

/** Gives ids that differ from page to page names in the order of their appearance: `<nonce 1>`. */
export function createIdNames(): (line: string) => string {
  const names = new Map<string, string>()
  const counts = new Map<string, number>()
  return (line) =>
    line.replace(ID, (id, prefix: string | undefined) => {
      const known = names.get(id)
      if (known !== undefined) return known
      const kind = KINDS[prefix ?? ''] ?? 'id'
      const count = (counts.get(kind) ?? 0) + 1
      const name = `<${kind} ${count}>`
      counts.set(kind, count)
      names.set(id, name)
      return name
    })
}
