import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { Plugin } from 'vite'
import { serve } from './serve'

const packageFile = createRequire(import.meta.url).resolve('braintree-web-drop-in/package.json')

const COMPONENTS = [
  'client',
  'hosted-fields',
  'vault-manager',
  'paypal-checkout',
  'venmo',
  'apple-pay',
  'google-payment',
  'three-d-secure',
] as const

/** Far above the numbers that the bundle's own modules have. */
const FIRST_ENTRY = 9000

/** Serves the published drop-in with the stand-ins in the place of its own copy of the components. */
export function serveOldDropIn(): Plugin {
  return serve('old-drop-in', async (request, response, next) => {
    const file = await findFile(request.url ?? '')
    if (!file) return next()
    response.setHeader('content-type', file.type)
    response.end(file.text)
  })
}

async function findFile(url: string): Promise<{ type: string; text: string } | undefined> {
  if (url.startsWith('/old-drop-in.js')) {
    const bundle = await readPackageFile('dist/browser/dropin.js')
    return { type: 'text/javascript', text: rewriteDependencies(bundle) }
  }
  if (/^\/web\/dropin\/[\d.]+\/css\/dropin\.css/.test(url)) {
    return { type: 'text/css', text: await readPackageFile('dropin.css') }
  }
  return undefined
}

function readPackageFile(path: string): Promise<string> {
  return readFile(packageFile.replace(/package\.json$/, path), 'utf8')
}

/** Points the bundle's table of dependencies at entries that hand out the page's components. */
export function rewriteDependencies(bundle: string): string {
  const entries = COMPONENTS.map(
    (name, index) =>
      `${FIRST_ENTRY + index}:[function(require,module,exports){module.exports=window.components[${JSON.stringify(name)}]},{}],`,
  )
  const table = '})()({'
  if (!bundle.includes(table)) throw new Error("The bundle's table of modules was not found.")
  let rewritten = bundle.replace(table, () => table + entries.join(''))
  for (const [index, name] of COMPONENTS.entries()) {
    const reference = new RegExp(`"braintree-web/${name}":\\d+`, 'g')
    if (!reference.test(bundle)) throw new Error(`The bundle does not refer to ${name}.`)
    rewritten = rewritten.replace(reference, `"braintree-web/${name}":${FIRST_ENTRY + index}`)
  }
  return rewritten
}
