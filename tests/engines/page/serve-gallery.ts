/** Serves the page with every look of the widget by HTTPS, with a certificate that is made for it. */
import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { createServer } from 'node:https'
import { tmpdir } from 'node:os'
import { extname, join } from 'node:path'
import { promisify } from 'node:util'
import { buildGalleryPage } from '../../../scripts/gallery/build-page'
import { stopOnSignal } from '../../../scripts/processes/stop'
import { GALLERY_ORIGIN } from './gallery-origin'

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
}

const { hostname, port } = new URL(GALLERY_ORIGIN)
const [files, certificate] = await Promise.all([buildGalleryPage(), makeCertificate()])
const server = createServer(certificate, (request, response) => {
  const path = new URL(request.url ?? '/', GALLERY_ORIGIN).pathname
  const content = files.get(path)
  const type = TYPES[extname(path)] ?? 'application/octet-stream'
  response.writeHead(content === undefined ? 404 : 200, { 'content-type': type }).end(content)
})
stopOnSignal(async () => {
  server.close()
})
server.listen(Number(port), hostname, () => console.log('The gallery is served.'))

async function makeCertificate(): Promise<{ cert: Buffer; key: Buffer }> {
  const folder = await mkdtemp(join(tmpdir(), 'gallery-'))
  const [cert, key] = [join(folder, 'certificate.pem'), join(folder, 'key.pem')]
  await promisify(execFile)('openssl', [
    ...['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'],
    ...['-subj', `/CN=${hostname}`, '-addext', `subjectAltName=IP:${hostname}`, '-days', '2'],
    ...['-keyout', key, '-out', cert],
  ])
  const made = { cert: await readFile(cert), key: await readFile(key) }
  await rm(folder, { recursive: true })
  return made
}
