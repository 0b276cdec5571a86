import type { Finding, FindingKind } from './finding'
import { improvements } from './improvements'
import type { Usage } from './usage'

/** The package that replaces `braintree-web-drop-in`, as `package.json` exports it. */
const WIDGET = 'prompt-bazaar/widget'
const WIDGET_REACT = 'prompt-bazaar/widget/react'

const UPDATABLE = new Set(['paypal', 'paypalCredit', 'applePay', 'googlePay', 'threeDSecure'])

/** What to do about one use of the old drop-in. */
export function advise(usage: Usage): Finding[] {
  const say = (kind: FindingKind, text: string): Finding => ({
    kind,
    text,
    line: usage.line,
    column: usage.column,
  })
  switch (usage.kind) {
    case 'import':
      return [say('change', importAdvice(usage.specifier))]
    case 'script':
      return [
        say('change', `load your copy of dist/widget/dropin.js instead of ${usage.url}`),
        say('better', 'window.braintree.dropin is set as before, in a fraction of the bytes.'),
      ]
    case 'stylesheet':
      return [
        say(
          'check',
          `the widget brings its styles; remove ${usage.url}, or load dist/widget/dropin.css under the id braintree-dropin-stylesheet`,
        ),
      ]
    case 'script-tag':
      return [
        say(
          'better',
          'the same data attributes are read; a failed start no longer locks the form.',
        ),
      ]
    case 'create':
      return [
        ...improvementsOf('create()').map((text) => say('better', text)),
        ...usage.options.flatMap((option) =>
          adviseOption(option).map((text) => say('better', text)),
        ),
        ...(usage.options.includes('selector')
          ? [say('check', '`selector` still works; `container` is its name since 1.0.')]
          : []),
      ]
    case 'method':
      return adviseMethod(usage, say)
    case 'internal':
      return [
        say(
          'change',
          `${usage.name} was never public and is not kept: use the events and methods.`,
        ),
      ]
  }
}

function importAdvice(specifier: string): string {
  return specifier.startsWith('braintree-web-drop-in-react')
    ? `import { DropIn } from '${WIDGET_REACT}' instead of ${specifier}`
    : `import from '${WIDGET}' instead of '${specifier}'; create, its options and its events are the same`
}

function adviseOption(option: string): string[] {
  return improvementsOf(option)
}

function adviseMethod(
  usage: Usage & { kind: 'method' },
  say: (kind: FindingKind, text: string) => Finding,
): Finding[] {
  const better = improvementsOf(`${usage.name}()`).map((text) => say('better', text))
  const property = usage.firstArgument
  const isIgnored =
    usage.name === 'updateConfiguration' && property !== undefined && !UPDATABLE.has(property)
  return isIgnored
    ? [...better, say('check', `'${property}' can't be updated; it was ignored and still is.`)]
    : better
}

function improvementsOf(use: string): string[] {
  return improvements.filter((improvement) => improvement.use === use).map(({ text }) => text)
}
