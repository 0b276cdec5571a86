import {
  type Conditions,
  type RefusalRow,
  refusalRows,
  type StartRow,
  startRows,
} from './start-table'

/** The table of starts as the documentation shows it. */
export function renderTable(): string {
  return [
    'A start is refused when any of these rows applies:',
    '',
    table(
      ['Condition', 'Reason'],
      refusalRows.map(({ when, because }: RefusalRow) => [describe(when), because]),
    ),
    '',
    'Every other start:',
    '',
    table(
      ['Condition', 'Listens on', 'Payment provider', 'Who can sign in', 'Warning'],
      startRows.map((row) => [
        describe(row.when),
        describeAddress(row),
        row.provider,
        ACCOUNTS[row.accounts],
        row.warns.length > 0 ? 'yes' : '',
      ]),
    ),
  ].join('\n')
}

function describeAddress({ when, listensOn }: StartRow): string {
  if (when.host?.includes('0.0.0.0')) return 'that interface'
  return listensOn === 'every address' ? 'all interfaces, or that of `HOST` or `--host`' : listensOn
}

const ACCOUNTS: Record<StartRow['accounts'], string> = {
  published: 'the two published accounts, and users who signed up',
  private:
    'users with an own password; the administrator by `ADMIN_PASSWORD` if no administrator has a password',
}

const NODE_ENVIRONMENTS = {
  production: '`NODE_ENV=production`',
  misspelled: '`NODE_ENV` is like `prod` or `Production`',
  other: 'no `NODE_ENV=production`',
}

function describe(when: Conditions): string {
  const parts = [
    when.command?.map((command) => `\`${command}\``).join(', '),
    when.nodeEnvironment?.map((value) => NODE_ENVIRONMENTS[value]).join(' or '),
    when.hasBraintreeKeys?.map((has) => (has ? "Braintree's keys" : 'no Braintree keys')).join(),
    when.braintreeEnvironment &&
      `\`BRAINTREE_ENVIRONMENT\` ${when.braintreeEnvironment.map(name).join(' or ')}`,
    when.hasMerchantAccount
      ?.map((has) => `${has ? '' : 'no '}\`BRAINTREE_MERCHANT_ACCOUNT_ID\``)
      .join(),
    when.allowsSandbox?.map((allows) => `${allows ? '' : 'no '}\`ALLOW_SANDBOX=1\``).join(),
    when.jwtSecret && `\`JWT_SECRET\` ${when.jwtSecret.join()}`,
    when.adminPassword && `\`ADMIN_PASSWORD\` ${when.adminPassword.join()}`,
    when.database && `data in ${when.database.map((kind) => DATABASES[kind]).join(' or ')}`,
    when.data && `data ${when.data.map((kind) => DATA[kind]).join(' or ')}`,
    when.hasAdministrator?.map((has) => (has ? 'an administrator' : 'no administrator')).join(),
    when.host?.map((host) => (host ? '`HOST` or `--host`' : '')).join(),
  ]
  return parts.filter(Boolean).join('; ')
}

const DATABASES = { memory: 'memory', directory: 'a directory', server: 'PostgreSQL' }
const DATA = {
  fresh: 'fresh',
  demonstration: "a demonstration's",
  production: 'that production has used',
}

function name(environment: 'unnamed' | 'sandbox' | 'production'): string {
  return environment === 'unnamed' ? 'unset' : `\`${environment}\``
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
  return [line(head), `|${'---|'.repeat(head.length)}`, ...rows.map(line)].join('\n')
}
