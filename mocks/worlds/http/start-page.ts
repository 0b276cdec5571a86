import { createHash } from 'node:crypto'

/** The first element of every page here. */
const CHARSET = /<meta charset="utf-8" ?\/?>/

/**
 * A page that runs a script before any of its own, admitted by its hash; no cache keeps it. What is no page stays as it is.
 *
 * @throws Error for a page without a charset, which the script stands behind
 */
export async function startPage(page: Response, script: string): Promise<Response> {
  const headers = new Headers(page.headers)
  if (!headers.get('Content-Type')?.startsWith('text/html')) return page
  const text = await page.text()
  const [charset] = CHARSET.exec(text) ?? []
  if (charset === undefined) throw new Error('A page without a charset has no place for a script.')
  for (const name of ['Content-Length', 'ETag']) headers.delete(name)
  headers.set('Cache-Control', 'no-store')
  const policy = headers.get('Content-Security-Policy')
  const hash = createHash('sha256').update(script).digest('base64')
  if (policy !== null) {
    headers.set('Content-Security-Policy', policy.replace('script-src', `$& 'sha256-${hash}'`))
  }
  const started = text.replace(charset, () => `${charset}<script>${script}</script>`)
  return new Response(started, { status: page.status, headers })
}
