import { readFile, rm, writeFile } from 'node:fs/promises'
import { join, posix } from 'node:path'
import { decode, encode, type SourceMapSegment } from '@jridgewell/sourcemap-codec'
import { z } from 'zod'
import { listFiles } from '../system/list-files'
import { packageOf } from './notices'

const mapSchema = z.looseObject({
  sources: z.array(z.string()),
  /** Left out where a package is better off without them. */
  sourcesContent: z.optional(z.array(z.string().nullable())),
  mappings: z.string(),
})

type SourceMap = z.infer<typeof mapSchema>

/**
 * Names the sources in the maps of a package as if they lay in a folder `sources` of it. Other packages' texts are taken out:
 * they are public, and would be a quarter of the package.
 *
 * @param isForPages the tools of pages look for each source that is named, and warn of those that they don't find: others go
 */
export async function settleSourceMaps(folder: string, isForPages: boolean): Promise<void> {
  const files = await listFiles(folder, '.')
  for (const file of files.filter((name) => name.endsWith('.map'))) {
    const path = join(folder, file)
    if (files.includes(file.slice(0, -'.map'.length))) {
      const map = mapSchema.parse(JSON.parse(await readFile(path, 'utf8')))
      await writeFile(path, JSON.stringify(settle(map, posix.dirname(file), isForPages)))
    } else {
      // Without a script it only told whose code is inside.
      await rm(path)
    }
  }
}

function settle(map: SourceMap, folder: string, isForPages: boolean): SourceMap {
  const { sources, sourcesContent } = map
  const isForeign = (index: number) => packageOf(sources[index] ?? '') !== undefined
  const kept = [...sources.keys()].filter((index) => !(isForPages && isForeign(index)))
  const places = new Map(kept.map((index, place) => [index, place]))

  function move(segment: SourceMapSegment): SourceMapSegment {
    if (segment.length === 1) return segment
    const [column, index, ...position] = segment
    const place = places.get(index)
    return place === undefined ? [column] : [column, place, ...position]
  }

  const base = posix.relative(folder, 'sources')
  return {
    ...map,
    sources: kept.map((index) => posix.join(base, withoutAscent(sources[index]))),
    sourcesContent:
      sourcesContent &&
      kept.map((index) => (isForeign(index) ? null : (sourcesContent[index] ?? null))),
    // What debuggers pass over.
    ignoreList: kept.flatMap((index, place) => (isForeign(index) ? [place] : [])),
    mappings: encode(decode(map.mappings).map((line) => line.map(move).filter(isNew))),
  }
}

/** How far up the repository was depends on where the package was built. */
function withoutAscent(source = ''): string {
  return source.replace(/^(\.\.\/)+/, '')
}

/** What has no source needs to be said once. */
function isNew(
  segment: SourceMapSegment,
  index: number,
  line: readonly SourceMapSegment[],
): boolean {
  return segment.length > 1 || line[index - 1]?.length !== 1
}
