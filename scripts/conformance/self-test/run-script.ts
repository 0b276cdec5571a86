import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Handler } from './fault'

interface ScriptModule {
  main(
    environment: Readonly<Record<string, string>>,
    fetch: (url: string, init: RequestInit) => Promise<Response>,
    write: (line: string) => unknown,
  ): Promise<number>
}

export interface ScriptOutcome {
  /** 0 conforms, 1 differs, 2 could not be told. */
  readonly status: number
  readonly out: string
}

/** Runs a script of a finding in this process, against services that are functions; one outcome for each. */
export async function runScript(
  mjs: string,
  environment: Readonly<Record<string, string>>,
  services: readonly Handler[],
): Promise<readonly ScriptOutcome[]> {
  const directory = await mkdtemp(join(tmpdir(), 'reproduce-'))
  try {
    const file = join(directory, 'script.mjs')
    await writeFile(file, mjs)
    const script: ScriptModule = await import(/* @vite-ignore */ pathToFileURL(file).href)
    const outcomes: ScriptOutcome[] = []
    for (const handle of services) {
      const lines: string[] = []
      const fetch = (url: string, init: RequestInit) => handle(new Request(url, init))
      const status = await script.main(environment, fetch, (line) => lines.push(line))
      outcomes.push({ status, out: lines.join('\n') })
    }
    return outcomes
  } finally {
    await rm(directory, { recursive: true })
  }
}
