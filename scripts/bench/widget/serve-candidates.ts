import { readdir, readFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { Hono } from 'hono'
import { readOldStylesheet } from '../../../mocks/braintree/old-drop-in'
import { type Listening, listen } from '../../processes/listening/listen'
import { type Candidates, WIDGET_FOLDER } from './build-candidates'

/** What the measured pages are called; each defines `window.create`, the widget's own function. */
export const PAGES = { old: '/old.html', new: '/new.html' } as const

const COMPONENTS = ['client', 'hosted-fields', 'paypal-checkout', 'vault-manager', 'data-collector']

const SCRIPT = { 'content-type': 'text/javascript; charset=utf-8' }

/** Serves both pages: the same simulated components, and a widget each. All from memory, so that no visit waits for a disk. */
export async function serveCandidates(candidates: Candidates): Promise<Listening> {
  const [widget, oldStylesheet] = await Promise.all([
    readFolder(WIDGET_FOLDER),
    readOldStylesheet(),
  ])
  const app = new Hono()
  app.get(PAGES.new, (context) => context.html(toPage(NEW_PAGE)))
  app.get(PAGES.old, (context) => context.html(toPage(OLD_PAGE)))
  app.get('/components.js', (context) => context.body(candidates.components, 200, SCRIPT))
  app.get('/old-drop-in.js', (context) => context.body(candidates.oldScriptOnStandIns, 200, SCRIPT))
  app.get('/stand-in/:name', (context) =>
    context.body(
      `export default window.components['${context.req.param('name').replace(/[^\w-]/g, '')}']`,
      200,
      SCRIPT,
    ),
  )
  app.get('/web/dropin/:version/css/dropin.css', (context) =>
    context.body(oldStylesheet, 200, { 'content-type': 'text/css' }),
  )
  app.get('/widget/*', (context) => {
    const script = widget.get(context.req.path.slice('/widget/'.length))
    return script === undefined ? context.notFound() : context.body(script, 200, SCRIPT)
  })
  return listen(app, { port: 0, hostname: '127.0.0.1' })
}

/** The scripts of a folder by their paths inside it. */
async function readFolder(folder: string): Promise<ReadonlyMap<string, string>> {
  const files = await readdir(folder, { recursive: true, withFileTypes: true })
  const scripts = files.filter((file) => file.isFile() && /\.m?js$/.test(file.name))
  return new Map(
    await Promise.all(
      scripts.map(async ({ parentPath, name }) => {
        const path = join(parentPath, name)
        return [relative(folder, path), await readFile(path, 'utf8')] as const
      }),
    ),
  )
}

const NEW_PAGE = `
<script type="importmap">${JSON.stringify({
  imports: Object.fromEntries(
    COMPONENTS.map((name) => [`braintree-web/${name}`, `/stand-in/${name}`]),
  ),
})}</script>
<script type="module">
  import '/components.js'
  import { create } from '/widget/dropin.mjs'
  window.create = create
</script>`

const OLD_PAGE = `
<script type="module">
  import '/components.js'
  const script = document.createElement('script')
  script.src = '/old-drop-in.js'
  script.onload = () => { window.create = window.braintree.dropin.create }
  document.head.append(script)
</script>`

function toPage(scripts: string): string {
  return `<!doctype html><html lang="en"><meta charset="utf-8"><link rel="icon" href="data:,">
<title>Bench</title>${scripts}<div id="container"></div></html>`
}
