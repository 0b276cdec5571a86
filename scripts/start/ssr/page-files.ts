import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'

const chunkSchema = z.object({
  file: z.string(),
  css: z.array(z.string()).default([]),
  imports: z.array(z.string()).default([]),
})
const manifestSchema = z.record(z.string(), chunkSchema)

type Chunk = z.infer<typeof chunkSchema>
type Manifest = z.infer<typeof manifestSchema>

/** The files that a page loads in the browser. */
export interface PageFiles {
  /** URL paths of its scripts, its own first, without those that every page links to. */
  scripts: string[]
  /** URL paths of its stylesheets. */
  stylesheets: string[]
  /** Their text, those of every page first. */
  styles: string
}

/** The storefront's document, as Vite's manifest names it. */
const ENTRY = 'index.html'

/**
 * Reads the manifest of Vite's build.
 *
 * @param directory what `buildStorefront` made
 * @returns a function that finds a page's files by the names of its modules; it throws for a name that the build lacks
 * @throws when there is no manifest, or it is not Vite's
 */
export async function readPageFiles(
  directory: string,
): Promise<(...names: readonly string[]) => PageFiles> {
  const text = await readFile(join(directory, 'manifest.json'), 'utf8')
  const manifest = manifestSchema.parse(JSON.parse(text))
  const sheets = [...new Set(Object.values(manifest).flatMap(({ css }) => css))]
  const styles = new Map(
    await Promise.all(
      sheets.map(
        async (name) => [name, await readFile(join(directory, 'files', name), 'utf8')] as const,
      ),
    ),
  )
  return (...names) => {
    const shared = collectChunks(manifest, ENTRY)
    const chunks = [...new Set(names.flatMap((name) => collectChunks(manifest, name)))]
    const css = new Set([...shared, ...chunks].flatMap((chunk) => chunk.css))
    return {
      scripts: chunks.filter((chunk) => !shared.includes(chunk)).map(({ file }) => `/${file}`),
      stylesheets: [...css].map((file) => `/${file}`),
      styles: [...css].map((file) => styles.get(file)).join(''),
    }
  }
}

/** A chunk and all that it imports, each once. */
function collectChunks(manifest: Manifest, name: string, seen = new Set<Chunk>()): Chunk[] {
  const chunk = manifest[name]
  if (!chunk) throw new Error(`The storefront’s build has no chunk ${name}.`)
  if (seen.has(chunk)) return []
  seen.add(chunk)
  return [chunk, ...chunk.imports.flatMap((other) => collectChunks(manifest, other, seen))]
}
