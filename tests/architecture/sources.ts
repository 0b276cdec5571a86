import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import ts from 'typescript'
import { listFiles } from '../../scripts/system/list-files'
import { type Import, readImports } from './imports'

const ROOT = fileURLToPath(new URL('../../', import.meta.url))
const ROOMS = ['src', 'widget', 'mocks', 'scripts', 'tests', 'vite.config.ts']

export interface Source {
  /** Such as `src/lib/money.ts`. */
  path: string
  text: string
  tree: ts.SourceFile
  imports: Import[]
  lineCount: number
  /** A test, or something that only tests use. */
  isTest: boolean
}

/** Every TypeScript file of the repository, parsed. */
export async function readSources(): Promise<Source[]> {
  const paths = (await Promise.all(ROOMS.map((room) => listFiles(ROOT, room)))).flat().sort()
  return Promise.all(paths.filter((path) => /\.tsx?$/.test(path)).map(readSource))
}

async function readSource(path: string): Promise<Source> {
  const text = await readFile(join(ROOT, path), 'utf8')
  const tree = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true)
  return {
    path,
    text,
    tree,
    imports: readImports(ROOT, path, tree),
    lineCount: text.trimEnd().split('\n').length,
    isTest: path.startsWith('tests/') || /\.(test|spec)\.tsx?$/.test(path),
  }
}

/** Every node of the file that the predicate picks, as `path:line`. */
export function findNodes({ path, tree }: Source, isWanted: (node: ts.Node) => boolean): string[] {
  const places: string[] = []
  const visit = (node: ts.Node): void => {
    if (isWanted(node)) {
      places.push(`${path}:${tree.getLineAndCharacterOfPosition(node.getStart()).line + 1}`)
    }
    ts.forEachChild(node, visit)
  }
  visit(tree)
  return places
}
