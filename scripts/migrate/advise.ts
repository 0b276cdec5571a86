import type { Finding, FindingKind } from './finding'
import { improvements } from './improvements'
import { NEW_PROPERTY_NAMES, NEW_TYPE_NAMES, SCRIPT_ATTRIBUTE } from './old-drop-in'
import type { Usage } from './usage'

/** The package that replaces `braintree-web-drop-in`, as `package.json` exports it. */
const WIDGET = 'prompt-bazaar/widget'
const WIDGET_REACT = 'prompt-bazaar/widget/react'

const UPDATABLE = new Set(['paypal', 'paypalCredit', 'applePay', 'googlePay', 'threeDSecure'])

type Advice = readonly [kind: FindingKind, text: string]

/** What to do about one use of the old drop-in. */
export function advise(usage: Usage): Finding[] {
  const { line, column } = usage
  return adviceOn(usage).map(([kind, text]) => ({ kind, text, line, column }))
}

function adviceOn(usage: Usage): Advice[] {
  switch (usage.kind) {
    case 'import':
      return [['change', importAdvice(usage.specifier)], ...typeAdvice(usage.names)]
    case 'dependency':
      return [['change', dependencyAdvice(usage.name)]]
    case 'script':
      return [
        ['change', `load your copy of dist/widget/dropin.js instead of ${usage.url}`],
        ['better', 'window.braintree.dropin is set as before, in a fraction of the bytes.'],
      ]
    case 'stylesheet':
      return [['check', stylesheetAdvice(usage.url)]]
    case 'script-tag':
      return scriptTagAdvice(usage.attributes)
    case 'create':
      return [...improvementsOf('create()'), ...optionAdvice(usage.options)]
    case 'element':
      return elementAdvice(usage)
    case 'method':
      return methodAdvice(usage)
    case 'internal':
      return [
        ['change', `${usage.name} was never public and is not kept: use the events and methods.`],
      ]
    case 'syntax-error':
      return [['check', `not understood from here on, so more may follow: ${usage.problem}`]]
  }
}

function importAdvice(specifier: string): string {
  if (specifier.startsWith('braintree-web-drop-in-react')) {
    return `import { DropIn } from '${WIDGET_REACT}' instead of ${specifier}`
  }
  const place = specifier.includes('//') ? 'your copy of dist/widget/dropin.mjs' : `'${WIDGET}'`
  return `import from ${place} instead of '${specifier}'; create, its options and its events are the same`
}

function typeAdvice(names: readonly string[]): Advice[] {
  return names.flatMap((name): Advice[] => {
    const newName = NEW_TYPE_NAMES.get(name)
    return newName ? [['change', `the type ${name} is called ${newName}`]] : []
  })
}

function dependencyAdvice(name: string): string {
  if (name.startsWith('@types/')) return `remove ${name}: the widget brings its types`
  return `depend on the package of the widget instead of ${name}, and on braintree-web, which it calls`
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
    ...(options.includes('selector')
      ? [['check', '`selector` still works; `container` is its name since 1.0.'] as const]
      : []),
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
    ['better', 'it survives StrictMode, and new callbacks never start it again.'],
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
    .map(({ text }) => ['better', text])
}
