import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { readPageHeaders } from '../start/page-headers'
import type { ProviderKind } from '../start/provider-kind'
import { renderCaddyHeaders, renderHeadersFile, renderNginxHeaders } from './header-files'

/** Puts the headers of pages beside them, in the words of each kind of static host: those that `npm start` sends. */
export async function writeHeaderFiles(directory: string, provider: ProviderKind): Promise<void> {
  const headers = await readPageHeaders(provider)
  const hosting = join(directory, 'hosting')
  await mkdir(hosting, { recursive: true })
  await Promise.all([
    writeFile(join(directory, '_headers'), renderHeadersFile(headers)),
    writeFile(join(hosting, 'nginx-headers.conf'), renderNginxHeaders(headers)),
    writeFile(join(hosting, 'Caddyfile-headers'), renderCaddyHeaders(headers)),
  ])
}
