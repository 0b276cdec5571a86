import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type PageProtection, readPageHeaders } from '../start/page-headers'
import { renderCaddyHeaders, renderHeadersFile, renderNginxHeaders } from './header-files'

/** Puts the headers of pages beside them, in the words of each kind of static host: those that `npm start` sends. */
export async function writeHeaderFiles(
  directory: string,
  shop: Pick<PageProtection, 'provider' | 'allowsPayPalScripts'>,
): Promise<void> {
  const document = await readFile(join(directory, 'index.html'), 'utf8')
  const [headers, payment] = await Promise.all([
    readPageHeaders(shop, 'other', document),
    readPageHeaders(shop, 'payment', document),
  ])
  const hosting = join(directory, 'hosting')
  await mkdir(hosting, { recursive: true })
  await Promise.all([
    writeFile(join(directory, '_headers'), renderHeadersFile(headers, payment)),
    writeFile(join(hosting, 'nginx-headers.conf'), renderNginxHeaders(headers)),
    writeFile(join(hosting, 'nginx-cart-headers.conf'), renderNginxHeaders(payment)),
    writeFile(join(hosting, 'Caddyfile-headers'), renderCaddyHeaders(headers)),
    writeFile(join(hosting, 'Caddyfile-cart-headers'), renderCaddyHeaders(payment, '@cart')),
  ])
}
