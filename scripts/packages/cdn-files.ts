import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { listFiles } from '../system/list-files'

/** A file that pages load by its address. */
export interface CdnFile {
  /** From the package's folder. */
  readonly path: string
  readonly bytes: number
  readonly gzipBytes: number
  /** For the attribute `integrity`: a SHA-384. */
  readonly integrity: string
}

/** The files of a folder whose paths fit, in the order of their paths. */
export async function listCdnFiles(folder: string, pattern: RegExp): Promise<CdnFile[]> {
  const paths = (await listFiles(folder, '.')).filter((path) => pattern.test(path)).sort()
  return Promise.all(
    paths.map(async (path) => {
      const content = await readFile(join(folder, path))
      const digest = createHash('sha384').update(content).digest('base64')
      return {
        path,
        bytes: content.length,
        gzipBytes: gzipSync(content, { level: 9 }).length,
        integrity: `sha384-${digest}`,
      }
    }),
  )
}

/** What a CDN has to know of a release. */
export interface CdnRelease {
  readonly name: string
  readonly version: string
  readonly script: string
  readonly loader: string
  readonly files: readonly CdnFile[]
}

/** For people; programs read the same as JSON. */
export function renderCdnPage({ name, version, script, loader, files }: CdnRelease): string {
  const base = `https://cdn.example/${name}/${version}`
  const first = files.find(({ path }) => path === script)
  const rows = files.map(
    ({ path, bytes, gzipBytes, integrity }) =>
      `| \`${path}\` | ${bytes} | ${gzipBytes} | \`${integrity}\` |`,
  )
  return `# ${name} ${version} on a CDN

Copy the files to a folder of their own, whose name holds the version, and let them be cached for a year (\`Cache-Control: public, max-age=31536000, immutable\`). From another origin than the page's they need \`Access-Control-Allow-Origin: *\`.

\`\`\`html
<script src="${base}/${script}"
  integrity="${first?.integrity ?? ''}" crossorigin="anonymous"></script>
\`\`\`

That is all. \`${loader}\` is smaller, and loads what a page needs from the folder beside it. An import map before it covers that, in browsers that know \`integrity\` there; others load it unchecked.

\`\`\`html
<script type="importmap">
${JSON.stringify({ integrity: toImportMap(base, files) }, null, 2)}
</script>
\`\`\`

| file | bytes | gzip | sha384 |
|---|--:|--:|---|
${rows.join('\n')}
`
}

function toImportMap(base: string, files: readonly CdnFile[]): object {
  const modules = files.filter(({ path }) => path.endsWith('.js') && path.includes('/'))
  return Object.fromEntries(modules.map(({ path, integrity }) => [`${base}/${path}`, integrity]))
}
