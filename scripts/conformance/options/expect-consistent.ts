import { CannotRun } from '../model/errors'
import type { Arguments, Flag, ValuedOption } from './read-arguments'

type Name = ValuedOption | Flag

interface Conflict {
  readonly when: Name
  readonly why: string
  readonly not: readonly Name[]
}

const REPORTS = ['json', 'junit', 'sarif', 'har', 'html', 'markdown', 'new-waivers'] as const

/** How a service is reached that has its own way. */
const APPROACH = ['auth', 'send-token', 'map'] as const

const COMPARING = ['waivers', 'since', 'new-waivers'] as const

/** Options of which one leaves the others nothing to do. */
const conflicts: readonly Conflict[] = [
  {
    when: 'observe',
    why: 'judges recorded traffic and sends nothing',
    not: [
      ...(['admin-email', 'admin-password', 'replay', 'only', 'read-only'] as const),
      ...(['thorough', 'dry-run', 'seed', 'timeout', 'nonce', 'nonce-command'] as const),
      ...(['shared', 'rate', 'writes'] as const),
      ...(['self-test', 'scripts'] as const),
      ...COMPARING,
    ],
  },
  {
    when: 'proxy',
    why: 'judges the calls of others and makes none',
    not: [
      ...(['observe', 'admin-email', 'admin-password', 'replay', 'only', 'read-only'] as const),
      ...(['thorough', 'dry-run', 'seed', 'timeout', 'nonce', 'nonce-command'] as const),
      ...(['self-test', 'scripts', 'shared', 'rate', 'writes'] as const),
      ...COMPARING,
    ],
  },
  {
    when: 'self-test',
    why: 'checks the check itself, on a service of its own',
    not: [
      ...(['base-url', 'admin-email', 'admin-password', 'replay', 'dry-run', 'require'] as const),
      ...(['shared', 'rate', 'writes'] as const),
      ...COMPARING,
      ...APPROACH,
    ],
  },
  { when: 'read-only', why: 'writes nothing', not: ['writes'] },
  {
    when: 'recorded',
    why: 'judges recordings and checks no service',
    not: ['thorough', 'scripts', 'rates'],
  },
  {
    when: 'dry-run',
    why: 'sends nothing, so that there is nothing to report',
    not: [...REPORTS, ...COMPARING, 'scripts', 'require'],
  },
]

/**
 * Checks that no two options contradict each other, and that none lacks the one that it belongs to.
 *
 * @throws {CannotRun}
 */
export function expectConsistent(args: Arguments): void {
  for (const { when, why, not } of conflicts) {
    const other = args.has(when) ? not.find((name) => args.has(name)) : undefined
    if (other !== undefined) {
      throw new CannotRun(`--${when} ${why}: leave out --${other} or --${when}.`)
    }
  }
  if (args.has('admin-password') && !args.has('admin-email')) {
    throw new CannotRun('--admin-password is given without --admin-email: give both.')
  }
  if (args.has('proxy') && !args.has('base-url')) {
    throw new CannotRun('--proxy passes calls on to a service: give its address as --base-url.')
  }
  if (args.has('rates') && !args.has('self-test')) {
    throw new CannotRun('--rates writes what the self-test finds: give --self-test too.')
  }
  if (args.has('recorded') && !args.has('self-test')) {
    throw new CannotRun('--recorded is about what the self-test judges: give --self-test too.')
  }
  expectWords(args)
  expectOwnFiles(args)
}

function expectWords(args: Arguments): void {
  const [word] = args.rest
  if (word === undefined || args.has('self-test')) return
  const hint = /^https?:/.test(word) ? ` Did you mean --base-url ${word}?` : ' See --help.'
  throw new CannotRun(`${JSON.stringify(word)} belongs to no option.${hint}`)
}

function expectOwnFiles(args: Arguments): void {
  const files = REPORTS.flatMap((name) => args.value(name) ?? [])
  const twice = files.find((file, index) => files.indexOf(file) !== index)
  if (twice !== undefined) {
    throw new CannotRun(`${twice} is given for two reports: give each a file of its own.`)
  }
}
