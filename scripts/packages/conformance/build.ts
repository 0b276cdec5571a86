import { copyFile } from 'node:fs/promises'
import { join } from 'node:path'
import { build, normalizePath, type Plugin } from 'vite'
import { createPhoto, photoKinds } from '../../conformance/checks/photos/make-photo'
import { ROOT } from '../../system/run-command'

const SOURCES = join(ROOT, 'scripts/conformance')

/** As Vite names modules. */
const file = (folder: string, path: string) => normalizePath(join(folder, path))

/** What the package has in place of a file of the repository. */
const replacements: Readonly<Record<string, string>> = {
  [file(SOURCES, 'files/home.ts')]: file(SOURCES, 'package/home.ts'),
  [file(SOURCES, 'self-test/self-test.ts')]: file(SOURCES, 'package/self-test.ts'),
  [file(ROOT, 'mocks/api/photo/load-sharp.ts')]: file(SOURCES, 'package/load-sharp.ts'),
  [file(SOURCES, 'checks/photos/read-photo.ts')]: file(SOURCES, 'package/read-photo.ts'),
}

/** Writes the check as one module into a folder, and the contract beside it. */
export async function buildConformance(folder: string): Promise<void> {
  await build({
    configFile: false,
    root: ROOT,
    logLevel: 'warn',
    mode: 'production',
    plugins: [replaceFiles(), addPictures()],
    ssr: { noExternal: true, external: ['sharp'] },
    build: {
      ssr: join(SOURCES, 'cli.ts'),
      outDir: folder,
      emptyOutDir: true,
      target: 'node20',
      minify: true,
      sourcemap: true,
      rolldownOptions: {
        output: {
          entryFileNames: 'cli.mjs',
          // Of a fault the map tells file and line; with the sources it would be half of the package.
          sourcemapExcludeSources: true,
          codeSplitting: false,
          banner: '#!/usr/bin/env node',
        },
      },
    },
  })
  await copyFile(join(ROOT, 'openapi.yaml'), join(folder, 'openapi.yaml'))
}

function replaceFiles(): Plugin {
  const used = new Set<string>()
  return {
    name: 'replace-files',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      const found = await this.resolve(source, importer, { ...options, skipSelf: true })
      const replacement = found && replacements[found.id]
      // The replacement may use what it stands for.
      if (!found || replacement === undefined || importer === replacement) return found
      used.add(found.id)
      return replacement
    },
    buildEnd(error) {
      const unused = Object.keys(replacements).filter((file) => !used.has(file))
      if (!error && unused.length > 0) this.error(`Nothing imports ${unused.join(', ')} any more.`)
    },
  }
}

/** The photos that the check sends, made now, so that the package needs no picture library. */
function addPictures(): Plugin {
  const name = 'virtual:pictures'
  return {
    name: 'add-pictures',
    resolveId: (source) => (source === name ? `\0${name}` : undefined),
    async load(id) {
      if (id !== `\0${name}`) return undefined
      const made = await Promise.all(
        photoKinds.flatMap((kind) =>
          (['green', 'red'] as const).map(async (color) => {
            const { bytes } = await createPhoto(kind, color)
            return [`${kind} ${color}`, Buffer.from(bytes).toString('base64')] as const
          }),
        ),
      )
      return `export const pictures = ${JSON.stringify(Object.fromEntries(made))}`
    },
  }
}
