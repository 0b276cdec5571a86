import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { listFiles } from '../system/list-files'
import { packageOf } from './notices'

const mapSchema = z.looseObject({
  sources: z.array(z.string()),
  sourcesContent: z.array(z.string().nullable()),
})

/** Takes other packages' sources out of the source maps of a folder: they are most of the bytes, and public anyway. */
export async function slimMaps(folder: string): Promise<void> {
  const maps = (await listFiles(folder, '.')).filter((file) => file.endsWith('.map'))
  for (const file of maps) {
    const path = join(folder, file)
    const map = mapSchema.parse(JSON.parse(await readFile(path, 'utf8')))
    const sourcesContent = map.sourcesContent.map((content, index) =>
      packageOf(map.sources[index] ?? '') === undefined ? content : null,
    )
    await writeFile(path, JSON.stringify({ ...map, sourcesContent }))
  }
}
