import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'

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

/**
 * The published bundle as it is, and with the page's components in the place of its own.
 *
 * @throws Error when the bundle does not have the shape that is rewritten
 */
export async function readOldDropIn(): Promise<{ published: string; onStandIns: string }> {
  const published = await readPackageFile('dist/browser/dropin.js')
  return { published, onStandIns: rewriteDependencies(published) }
}

/** Its stylesheet, which it loads from the provider's address. */
export function readOldStylesheet(): Promise<string> {
  return readPackageFile('dropin.css')
}

function readPackageFile(path: string): Promise<string> {
  return readFile(packageFile.replace(/package\.json$/, path), 'utf8')
}

/** Points the bundle's table of dependencies at entries that hand out the page's components. */
function rewriteDependencies(bundle: string): string {
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
