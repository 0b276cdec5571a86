import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { listFiles } from '../system/list-files'
import { ROOT } from '../system/run-command'

const mapSchema = z.looseObject({ sources: z.array(z.string()) })
const manifestSchema = z.looseObject({ version: z.string(), license: z.string() })

/** Packages whose code the source maps of a folder name. */
export async function findBundledPackages(folder: string): Promise<string[]> {
  const maps = (await listFiles(folder, '.')).filter((file) => file.endsWith('.map'))
  const names = await Promise.all(
    maps.map(async (file) => {
      const { sources } = mapSchema.parse(JSON.parse(await readFile(join(folder, file), 'utf8')))
      return sources.flatMap((source) => packageOf(source) ?? [])
    }),
  )
  return [...new Set(names.flat())].sort()
}

/** `../node_modules/@scope/name/index.js` is `@scope/name`'s. */
export function packageOf(source: string): string | undefined {
  return /^.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(source)?.[1]
}

/** The licenses under which other packages are part of this one, which their licenses ask to hand on. */
export async function renderNotices(names: readonly string[]): Promise<string> {
  const notices = await Promise.all(names.map(renderNotice))
  return `${['# Licenses of the packages inside', ...notices].join('\n\n')}\n`
}

async function renderNotice(name: string): Promise<string> {
  const folder = join(ROOT, 'node_modules', name)
  const manifest: unknown = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'))
  const { version, license } = manifestSchema.parse(manifest)
  const file = (await readdir(folder)).find((entry) => /^licen[cs]e/i.test(entry))
  const text = file
    ? await readFile(join(folder, file), 'utf8')
    : 'It comes without a text of its license.'
  return `## ${name} ${version} (${license})\n\n${text.trim()}`
}
