import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { listFiles } from '../system/list-files'
import { findTests } from './find-tests'
import type { TitledTest } from './trace'

const ROOMS = ['src', 'widget', 'mocks', 'scripts', 'tests']
const TEST_FILE = /\.(test|spec)\.tsx?$/

/** Every test of the repository, in the order of their files. */
export async function readTests(
  root: string,
  prefixes: ReadonlySet<string>,
): Promise<TitledTest[]> {
  const files = (await Promise.all(ROOMS.map((room) => listFiles(root, room)))).flat().sort()
  const tests = await Promise.all(
    files
      .filter((file) => TEST_FILE.test(file))
      .map(async (file) => findTests(file, await readFile(join(root, file), 'utf8'), prefixes)),
  )
  return tests.flat()
}
