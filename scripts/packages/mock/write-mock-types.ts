import { join, posix } from 'node:path'
import ts from 'typescript'
import { personaNames } from '../../../mocks/worlds/personas/personas'
import { stateNames } from '../../../mocks/worlds/states/states'
import { ROOT } from '../../system/run-command'

/** Names that are the keys of recipes: what the recipes are made of is nobody's matter. */
const NAMES: Readonly<Record<string, string>> = {
  'mocks/worlds/personas/personas.d.ts': toUnion('PersonaName', personaNames),
  'mocks/worlds/states/states.d.ts': toUnion('StateName', stateNames),
}

const ENTRIES = ['module', 'msw', 'playwright', 'vitest']

/**
 * Writes the declarations of the modules that can be imported, and of all that these name: no more, for the rest of the
 * repository is no part of the interface.
 *
 * @throws Error with what the compiler says, when a declaration can not be written
 */
export async function writeMockTypes(folder: string): Promise<void> {
  const { config } = ts.readConfigFile(join(ROOT, 'tsconfig.json'), ts.sys.readFile)
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, ROOT)
  const entries = ENTRIES.map((name) => join(ROOT, `scripts/mock-package/${name}.ts`))
  const program = ts.createProgram(entries, {
    ...options,
    noEmit: false,
    declaration: true,
    emitDeclarationOnly: true,
    rootDir: ROOT,
    outDir: folder,
  })
  const written = new Map<string, string>()
  const keep = (path: string, text: string) => written.set(path, text)
  const { diagnostics } = program.emit(undefined, keep, undefined, true)
  if (diagnostics.length > 0) {
    const host = {
      getCanonicalFileName: String,
      getCurrentDirectory: () => '',
      getNewLine: () => '\n',
    }
    throw new Error(ts.formatDiagnostics(diagnostics, host))
  }
  for (const [path, text] of selectDeclarations(folder, written)) ts.sys.writeFile(path, text)
}

/**
 * Selects what the modules name, of all that the compiler writes. Its paths have `/` on every system.
 *
 * @throws Error where one is named that is not written
 */
export function selectDeclarations(
  folder: string,
  written: ReadonlyMap<string, string>,
): ReadonlyMap<string, string> {
  const root = folder.replaceAll('\\', '/')
  const names = Object.entries(NAMES).map(([path, text]) => [`${root}/${path}`, text] as const)
  const all = new Map([...written, ...names])
  const entries = ENTRIES.map((name) => `${root}/scripts/mock-package/${name}.d.ts`)
  const selected = new Map<string, string>()
  for (const path of findNamed(entries, all)) {
    // Node's way of resolving wants extensions.
    const text = all.get(path)?.replace(NEIGHBOUR, '$1$2.js$3')
    if (text === undefined) throw new Error(`${path} has no declaration.`)
    selected.set(path, text)
  }
  return selected
}

function toUnion(type: string, names: readonly string[]): string {
  return `export type ${type} = ${names.map((name) => `'${name}'`).join(' | ')}\n`
}

const NEIGHBOUR = /((?:from |import\()['"])(\.[^'"]*)(['"])/g

/** The files, and those that they import, with what these import. */
function findNamed(
  paths: readonly string[],
  written: ReadonlyMap<string, string>,
  found: ReadonlySet<string> = new Set(),
): ReadonlySet<string> {
  const fresh = paths.filter((path) => !found.has(path))
  if (fresh.length === 0) return found
  const named = fresh.flatMap((path) =>
    [...(written.get(path) ?? '').matchAll(NEIGHBOUR)].map(
      ([, , target = '']) => `${posix.join(posix.dirname(path), target)}.d.ts`,
    ),
  )
  return findNamed(named, written, new Set([...found, ...fresh]))
}
