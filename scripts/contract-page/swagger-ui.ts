import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { pathToFileURL } from 'node:url'

/** A package brings the files along. */
const PACKED = new URL('./swagger-ui/', import.meta.url)

/**
 * The folder of Swagger UI's files.
 *
 * @throws Error where it is not installed
 */
export function findSwaggerUi(): URL {
  if (existsSync(PACKED)) return PACKED
  const manifest = createRequire(import.meta.url).resolve('swagger-ui-dist/package.json')
  return new URL('./', pathToFileURL(manifest))
}
