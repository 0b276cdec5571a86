import { posix } from 'node:path'

/**
 * The declarations for whoever requires a module: to TypeScript with `node16` one that is a module itself can't be
 * required, and msw has handlers of another type for those who do. Types alone are taken from where the others have them.
 *
 * @param entries paths of the declarations that are required
 * @param declarations texts of all, by path; they name their neighbours with an extension
 * @returns texts by path, which ends in `.d.cts`
 * @throws Error where one is named that is not there
 */
export function toRequired(
  entries: readonly string[],
  declarations: ReadonlyMap<string, string>,
): ReadonlyMap<string, string> {
  const required = new Map<string, string>()
  const waiting = [...entries]
  for (const path of waiting) {
    const target = requiredPath(path)
    if (required.has(target)) continue
    const values: string[] = []
    const text = declarations
      .get(path)
      ?.replace(INLINE, `$1, { with: { 'resolution-mode': 'import' } })`)
      .replace(STATEMENT, (whole, before, type, name, after) => {
        if (type) return `${whole} with { 'resolution-mode': 'import' }`
        values.push(posix.join(posix.dirname(path), `${name}.d.ts`))
        return `${before}${name}.cjs${after}`
      })
    if (text === undefined) throw new Error(`${path} has no declaration.`)
    required.set(target, text)
    waiting.push(...values)
  }
  return required
}

/** Where the declarations are for whoever requires what these declare. */
export function requiredPath(types: string): string {
  return types.replace(/\.d\.ts$/, '.d.cts')
}

const STATEMENT = /^((?:im|ex)port( type)? [^;]*?from ['"])(\.[^'"]*)\.js(['"])/gm

/** A type that the compiler found by itself. */
const INLINE = /(import\((['"])\.[^'"]*\2)\)/g
