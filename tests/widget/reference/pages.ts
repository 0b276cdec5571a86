import { HOSTS, type Part } from '../../../widget/build/hosts'
import { ERROR_CATALOG } from '../../../widget/model/terms/error-catalog'
import { renderScripts } from './payment-scripts'
import { type Member, readInterface } from './read-interfaces'

/** A page of the reference, and what is generated in it, by the names of its marks. */
export type Page = Readonly<Record<string, () => string>>

/** Members of the options of `create` that have their place on another page. */
const SAVED_METHODS = [
  'vaultManager',
  'preselectVaultedPaymentMethod',
  'showDefaultPaymentMethodFirst',
  'hiddenVaultedPaymentMethodTypes',
]

/** What a cell says that has nothing to say. */
const NOTHING = '–'

/** Every page, by its path in `docs/widget`. */
export const PAGES: Readonly<Record<string, Page>> = {
  'reference.md': {
    options: () =>
      renderOptions([
        ...readInterface('WidgetOptions').filter(({ name }) => !SAVED_METHODS.includes(name)),
        ...readInterface('InContainer').filter(({ name }) => name === 'container'),
        ...readInterface('AtSelector')
          .filter(({ name }) => name === 'selector')
          .map((member) => ({ ...member, isRequired: false })),
        ...readInterface('Abortable'),
      ]),
    'data-collector': () => renderOptions(readInterface('DataCollectorOptions'), 'dataCollector'),
    updates: () =>
      readInterface('UpdatableOptions')
        .map(({ name }) => `\`${name}\``)
        .join(', '),
    methods: renderMethods,
    events: renderEvents,
    payload: renderPayload,
    errors: renderErrors,
  },
  'pci.md': { scripts: renderScripts },
  'options/card.md': {
    options: () => renderOptions(readInterface('CardOptions'), 'card'),
    fields: () =>
      renderOptions([
        ...readInterface('CardFieldOverride'),
        ...readInterface('CardNumberOverride'),
      ]),
    details: () => renderDetails('CardDetails'),
    policy: () => renderPolicy('always', 'card'),
  },
  'options/paypal.md': {
    options: () =>
      renderOptions(
        [
          ...readEither('PayPalVaultOptions', 'PayPalCheckoutOptions'),
          ...readInterface('PayPalCommonOptions'),
        ],
        'paypal',
      ),
    details: () => renderDetails('PayPalDetails'),
    policy: () => renderPolicy('always', 'paypal, paypalCredit'),
  },
  'options/paypal-credit.md': { policy: () => renderPolicy('always', 'paypal, paypalCredit') },
  'options/venmo.md': {
    options: () => renderOptions(readInterface('VenmoOptions'), 'venmo'),
    details: () => renderDetails('VenmoDetails'),
    policy: () => renderPolicy('always', 'venmo'),
  },
  'options/apple-pay.md': {
    options: () => renderOptions(readInterface('ApplePayOptions'), 'applePay'),
    details: () => renderDetails('ApplePayDetails'),
    policy: () => renderPolicy('always', 'applePay'),
  },
  'options/google-pay.md': {
    options: () => renderOptions(readInterface('GooglePayOptions'), 'googlePay'),
    details: () => renderDetails('GooglePayDetails'),
    policy: () => renderPolicy('always', 'googlePay'),
  },
  'options/3d-secure.md': {
    options: () => renderOptions(readInterface('ThreeDSecureOptions'), 'threeDSecure'),
    request: () => renderOptions(readInterface('ThreeDSecureRequest'), 'threeDSecure'),
    policy: () => renderPolicy('always', 'card', 'threeDSecure'),
  },
  'options/saved-methods.md': {
    options: () =>
      renderOptions(
        readInterface('WidgetOptions').filter(({ name }) => SAVED_METHODS.includes(name)),
      ),
    policy: () => renderPolicy('always'),
  },
}

/** What one or the other of two interfaces with the same members takes. */
function readEither(first: string, second: string): Member[] {
  const others = new Map(readInterface(first).map((member) => [member.name, member]))
  return readInterface(second).map((member) => {
    const other = others.get(member.name) ?? member
    const type = other.type === member.type ? member.type : `${other.type} | ${member.type}`
    return { ...member, type, isRequired: member.isRequired && other.isRequired }
  })
}

function renderOptions(members: readonly Member[], prefix?: string): string {
  const rows = members.map(({ name, type, isRequired, about }) => [
    `\`${prefix === undefined ? name : `${prefix}.${name}`}\`${isRequired ? ' (required)' : ''}`,
    code(type),
    about,
  ])
  return table(['option', 'takes', 'what it does'], rows)
}

function renderMethods(): string {
  const rows = readInterface('DropInInstance').map(({ name, type, about, throws }) => [
    `\`${name}${type}\``,
    about,
    throws.replaceAll('(rejects) ', '').replaceAll('DropInError ', '') || NOTHING,
  ])
  return table(['method', 'what it does', 'fails with'], rows)
}

function renderEvents(): string {
  const rows = readInterface('DropInEventMap').map(({ name, type, about }) => [
    `\`${name}\``,
    /^[A-Z]/.test(type) ? code(fieldsOf(type)) : NOTHING,
    about,
  ])
  return table(['event', 'handler gets', 'when'], rows)
}

/** The names of what a payload has. */
function fieldsOf(type: string): string {
  const names = readInterface(type).map(({ name }) => name)
  const inherited = type === 'CardFormEvent' ? readInterface('CardFormState') : []
  return `{ ${[...new Set([...names, ...inherited.map(({ name }) => name)])].join(', ')} }`
}

function renderPayload(): string {
  const rows = readInterface('PayloadBase').map(({ name, type, isRequired, about }) => [
    `\`${name}\`${isRequired ? ' (always)' : ''}`,
    code(type),
    about,
  ])
  return table(['field', 'type', 'what it is'], rows)
}

function renderDetails(type: string): string {
  const names = readInterface(type).map(({ name }) => `\`${name}\``)
  return `${names.join(', ')}.`
}

function renderErrors(): string {
  const rows = Object.entries(ERROR_CATALOG).map(([name, { message, fault, nextStep }]) => [
    `\`${name}\``,
    fault,
    message,
    nextStep,
  ])
  return table(['code', 'fault', 'message', 'next step'], rows)
}

/** The directives of a policy that admits these parts, and no more. */
function renderPolicy(...parts: readonly Part[]): string {
  const directives = new Map<string, Set<string>>()
  for (const part of parts) {
    for (const [directive, hosts] of Object.entries(HOSTS[part])) {
      directives.set(directive, new Set([...(directives.get(directive) ?? []), ...hosts]))
    }
  }
  const lines = [...directives].map(([directive, hosts]) => `${directive} ${[...hosts].join(' ')};`)
  return ['```', ...lines, '```'].join('\n')
}

function code(text: string): string {
  return `\`${text}\``
}

function table(heads: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`
  return [line(heads), line(heads.map(() => '---')), ...rows.map(line)].join('\n')
}
