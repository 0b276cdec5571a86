import type { Usage } from './find/usage'
import type { Finding, FindingKind } from './finding'
import { improvements } from './improvements'
import { NEW_PROPERTY_NAMES, NEW_TYPE_NAMES, SCRIPT_ATTRIBUTE } from './old-drop-in'

/** What replaces `braintree-web-drop-in`, as `package.json` exports it. */
const PACKAGE = 'prompt-bazaar'
const WIDGET = `${PACKAGE}/widget`
const WIDGET_REACT = `${WIDGET}/react`

const UPDATABLE = new Set(['paypal', 'paypalCredit', 'applePay', 'googlePay', 'threeDSecure'])

/** What the old drop-in passed over in silence. */
const STRICTER =
  'create(): a value of a wrong type, such as text where true or false belongs, is refused by name.'

const CHECKS: ReadonlyMap<string, string> = new Map([
  ['selector', 'it still works; `container` is its name since 1.0.'],
  ['dataCollector.kount', 'braintree-web no longer collects data for Kount: leave it out.'],
])

type Advice = readonly [kind: FindingKind, text: string]

/** What to do about one use of the old drop-in. */
export function advise(usage: Usage): Finding[] {
  const { line, column } = usage
  return adviceOn(usage).map(([kind, text]) => ({ kind, text, line, column }))
}

function adviceOn(usage: Usage): Advice[] {
  switch (usage.kind) {
    case 'import':
      return [['change', importAdvice(usage)], ...usage.names.flatMap(typeAdvice)]
    case 'type':
      return typeAdvice(usage.name)
    case 'dependency':
      return [['change', dependencyAdvice(usage.name)]]
    case 'script':
      return [
        ['change', `load your copy of dist/widget/dropin.js instead of ${usage.url}`],
        ...(usage.hasIntegrity
          ? [['change', 'give `integrity` the hash of your copy, or remove it'] as const]
          : []),
        ['better', 'window.braintree.dropin is set as before, in a fraction of the bytes.'],
      ]
    case 'stylesheet':
      return [['check', stylesheetAdvice(usage.url)]]
    case 'script-tag':
      return scriptTagAdvice(usage.attributes)
    case 'create':
      return [...improvementsOf('create()'), ['check', STRICTER], ...optionAdvice(usage.options)]
    case 'element':
      return elementAdvice(usage)
    case 'method':
      return methodAdvice(usage)
    case 'internal':
      return [
        ['change', `${usage.name} was never public and is not kept: use the events and methods.`],
      ]
    case 'class-name':
      return [
        [
          'check',
          `.${usage.name} is not kept: the properties of docs/widget-theming.md dress the widget`,
        ],
      ]
    case 'policy':
      return [['check', 'widget/content-security-policy.md lists the hosts to allow']]
    case 'syntax-error':
      return [['check', `not understood from here on, so more may follow: ${usage.problem}`]]
  }
}

function importAdvice(usage: Usage & { kind: 'import' }): string {
  const { specifier } = usage
  if (specifier.startsWith('braintree-web-drop-in-react')) {
    return `import { DropIn } from '${WIDGET_REACT}' instead of ${specifier}`
  }
  const place = specifier.includes('//') ? 'your copy of dist/widget/dropin.mjs' : `'${WIDGET}'`
  const same = 'create, its options and its events are the same'
  switch (usage.form) {
    case 'default':
      return `import * as ${usage.name} from ${place} instead of '${specifier}' (nothing is exported as default); ${same}`
    case 'require':
      return `require(${place}) instead of '${specifier}', or import() where only CommonJS is understood: it is an ES module; ${same}`
    case 'other':
      return `import from ${place} instead of '${specifier}'; ${same}`
  }
}

function typeAdvice(name: string): Advice[] {
  const newName = NEW_TYPE_NAMES.get(name)
  return newName ? [['change', `the type ${name} is called ${newName}`]] : []
}

function dependencyAdvice(name: string): string {
  if (name.startsWith('@types/')) return `remove ${name}: the widget brings its types`
  return `depend on ${PACKAGE} instead of ${name}, and on braintree-web, which it calls`
}

function stylesheetAdvice(url: string): string {
  return `the widget brings its styles; remove ${url}, or load dist/widget/dropin.css under the id braintree-dropin-stylesheet`
}

function scriptTagAdvice(attributes: readonly string[]): Advice[] {
  const ignored = attributes.filter((name) => !SCRIPT_ATTRIBUTE.test(name))
  return [
    ['better', 'the same data attributes are read; a failed start no longer locks the form.'],
    ...ignored.map((name): Advice => ['check', `${name} was never read: that needs create().`]),
  ]
}

function optionAdvice(options: readonly string[]): Advice[] {
  return [
    ...options.flatMap(improvementsOf),
    ...options.flatMap((path): Advice[] => {
      const check = CHECKS.get(path)
      return check ? [['check', `${path}: ${check}`]] : []
    }),
  ]
}

/** The wrapper takes the options as one property, the widget's element each as its own. */
function elementAdvice({ properties, options }: Usage & { kind: 'element' }): Advice[] {
  const names = options.filter((path) => !path.includes('.')).join(', ')
  const renamed = properties.flatMap((name): Advice[] => {
    const newName = NEW_PROPERTY_NAMES.get(name)
    return newName ? [['change', `${name} is called ${newName}`]] : []
  })
  return [
    ...(properties.includes('options')
      ? [['change', `give each option as a property of <DropIn>: ${names || '…'}`] as const]
      : []),
    ...renamed,
    ['better', '<DropIn>: it survives StrictMode, and new callbacks never start it again.'],
    ...optionAdvice(options),
  ]
}

function methodAdvice({ name, firstArgument }: Usage & { kind: 'method' }): Advice[] {
  const isIgnored =
    name === 'updateConfiguration' && firstArgument !== undefined && !UPDATABLE.has(firstArgument)
  return [
    ...improvementsOf(`${name}()`),
    ...(isIgnored
      ? [['check', `'${firstArgument}' can't be updated; it was ignored and still is.`] as const]
      : []),
  ]
}

function improvementsOf(use: string): Advice[] {
  return improvements
    .filter((improvement) => improvement.use === use)
    .map(({ text }) => ['better', `${use}: ${text}`])
}
