import type { Usage } from '../find/usage'
import { GLOBAL_TYPES, PACKAGE, REACT_PACKAGE } from '../new-widget'
import { oldPackageOf, SCRIPT_ATTRIBUTE } from '../old-drop-in'
import type { Finding, FindingKind } from './finding'
import { improvements } from './improvements'

const UPDATABLE = new Set(['paypal', 'paypalCredit', 'applePay', 'googlePay', 'threeDSecure'])

const CHECKS: ReadonlyMap<string, string> = new Map([
  ['selector', 'it still works; `container` is its name since 1.0.'],
  ['dataCollector.kount', 'braintree-web no longer collects data for Kount: leave it out.'],
])

type Advice = readonly [kind: FindingKind, text: string]

const GLOBAL_ADVICE: Advice = [
  'check',
  `these types declared the global braintree.dropin for every file: code that uses it needs /// <reference types="${GLOBAL_TYPES}" />, or ${GLOBAL_TYPES} among the compiler's types.`,
]

/** What to do about one use of the old drop-in. */
export function advise(usage: Usage): Finding[] {
  const { line, column } = usage
  return adviceOn(usage).map(([kind, text]) => ({ kind, text, line, column }))
}

function adviceOn(usage: Usage): Advice[] {
  switch (usage.kind) {
    case 'import':
      return [['change', importAdvice(usage.specifier)]]
    case 'dependency':
      return [
        ['change', `${usage.name} brings the old drop-in: depend on ${PACKAGE} in its place.`],
        ...(usage.name.startsWith('@types/') ? [GLOBAL_ADVICE] : []),
      ]
    case 'old-bundler':
      return [
        [
          'check',
          `${usage.name} of this age can't read the modules of ${PACKAGE}: import ${PACKAGE}/dropin.js, or alias ${PACKAGE}$ to that (docs/widget/packages.md).`,
        ],
      ]
    case 'mention':
      return [
        [
          'change',
          `${usage.name} is named here: name ${PACKAGE} in its place (${GLOBAL_TYPES} among the compiler's types), or remove it.`,
        ],
      ]
    case 'script':
      if (oldPackageAt(usage.url)) return [['change', importAdvice(usage.url)]]
      return [
        [
          'change',
          `the address of the old script is put together here (${usage.url}): name your copy of dropin.js.`,
        ],
      ]
    case 'integrity':
      return [
        [
          'change',
          'this is the hash of the old file, which keeps the new one out: give the hash of your copy of dropin.js, or none.',
        ],
      ]
    case 'stylesheet':
      return [['change', `the widget brings its styles: remove ${usage.url}.`]]
    case 'stand-in':
      return [
        [
          'change',
          `a test runner finds this file by the name of ${usage.name}: call it ${PACKAGE}.js, and let it export create by name.`,
        ],
      ]
    case 'default-export':
      return [
        [
          'change',
          `${PACKAGE} has no default export: take create and VERSION by their names, or the module as a whole.`,
        ],
      ]
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
    case 'class-name':
      return [
        [
          'check',
          `.${usage.name} is not kept: the properties of docs/widget-theming.md dress the widget.`,
        ],
      ]
    case 'event-alone':
      return [
        [
          'check',
          'no event tells of a saved method that is chosen from the start: ask isPaymentMethodRequestable() too, once the widget is ready, or a button that waits for the event stays disabled.',
        ],
      ]
    case 'declaration':
      return [['change', `${PACKAGE} brings its own types, which this hides: remove it.`]]
    case 'policy':
      return [
        ['check', 'widget/content-security-policy.md lists the hosts that each option needs.'],
      ]
  }
}

/** Public networks serve the package as a module, which ours is not. */
function oldPackageAt(url: string): boolean {
  return url.includes('braintree-web-drop-in')
}

function importAdvice(specifier: string): string {
  if (specifier.includes('//')) {
    return `${specifier} has no successor at an address: install ${PACKAGE} and import it from there, or load dropin.js with a script element.`
  }
  if (oldPackageOf(specifier) === 'react') {
    return `the element of ${specifier} is used in a way that can't be read: use <DropIn> of ${REACT_PACKAGE}, where each option is a property and onInstance is onReady.`
  }
  return `${specifier} is not known here: call create() of ${PACKAGE}, which takes the options of the old drop-in, or use <prompt-bazaar-dropin> of ${PACKAGE}/element.`
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

function elementAdvice({ options }: Usage & { kind: 'element' }): Advice[] {
  return [
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
