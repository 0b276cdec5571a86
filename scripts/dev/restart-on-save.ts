import { relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Supervised } from '../processes/supervise'
import { clock, paint } from '../processes/terminal'

/** An editor that saves several files means one change. */
const ONE_CHANGE_MS = 150

const ROOT = fileURLToPath(new URL('../../', import.meta.url))
const CONTRACT = 'openapi.yaml'
const WATCHED = [CONTRACT, 'mocks', 'scripts/mock']

/** What the API's process has loaded; the rest of `mocks/` are modules of pages. */
const OF_THE_API =
  /^(?:openapi\.yaml|scripts\/mock\/.*|mocks\/(?:api|contract|braintree\/gateway|worlds(?!\/desk\/))\/.*)$/

/** What tells of saved files: Vite's watcher. */
export interface FileWatcher {
  add(paths: string[]): unknown
  on(event: 'all', listener: (event: string, path: string) => void): unknown
}

/** Whether the API has to start again when this file of the repository is saved. */
export function concernsApi(file: string): boolean {
  return OF_THE_API.test(file) && !file.includes('.test.')
}

/** Starts the API again when one of its files is saved, and Prism too when that is the contract. */
export function restartOnSave(
  watcher: FileWatcher,
  { api, prism }: Readonly<Record<'api' | 'prism', Pick<Supervised, 'restart'>>>,
): void {
  const saved = new Set<string>()
  let waiting: ReturnType<typeof setTimeout> | undefined
  watcher.add(WATCHED.map((path) => ROOT + path))
  watcher.on('all', (_, path) => {
    const file = relative(ROOT, path)
    if (!concernsApi(file)) return
    saved.add(file)
    clearTimeout(waiting)
    waiting = setTimeout(() => {
      const files = [...saved]
      saved.clear()
      console.log(`${clock()} ${paint('cyan', 'api')} starts again: ${files.join(', ')} was saved`)
      api.restart().catch(tell)
      if (files.includes(CONTRACT)) prism.restart().catch(tell)
    }, ONE_CHANGE_MS)
  })
}

function tell(error: unknown): void {
  console.error(`${clock()} ${paint('red', String(error))}`)
}
