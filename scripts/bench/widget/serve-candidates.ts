import { readFile } from 'node:fs/promises'
import { join, normalize } from 'node:path'
import { Hono } from 'hono'
import { readOldStylesheet } from '../../../mocks/braintree/old-drop-in'
import { type Listening, listen } from '../../processes/listen'
import { type Candidates, WIDGET_FOLDER } from './build-candidates'

/** What the measured pages are called; each defines `window.create`, the widget's own function. */
export const PAGES = { old: '/old.html', new: '/new.html' } as const

const COMPONENTS = ['client', 'hosted-fields', 'paypal-checkout', 'vault-manager', 'data-collector']

const SCRIPT = { 'content-type': 'text/javascript; charset=utf-8' }

/** Serves both pages: the same stand-ins, and a widget each. */
export function serveCandidates(candidates: Candidates): Promise<Listening> {
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
  app.get('/web/dropin/:version/css/dropin.css', async (context) =>
    context.body(await readOldStylesheet(), 200, { 'content-type': 'text/css' }),
  )
  app.get('/widget/*', async (context) => {
    const file = join(WIDGET_FOLDER, normalize(context.req.path.slice('/widget'.length)))
    return context.body(await readFile(file, 'utf8'), 200, SCRIPT)
  })
  return listen(app, { port: 0, hostname: '127.0.0.1' })
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
