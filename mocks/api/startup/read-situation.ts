import { type Configuration, ConfigurationError } from '../configuration'
import { judgePassword, judgeSecret } from './judge-secret'
import type {
  DatabaseKind,
  NodeEnvironment,
  StartCommand,
  StartDecision,
  StartSituation,
  StartsDecision,
} from './start-situation'

/**
 * What the settings say about a start, before anything is opened: the data is taken to be fresh until it has been read.
 *
 * @param wish the command line's options; its `host` overrides `HOST`, which a mock does not read
 */
export async function readSituation(
  configuration: Configuration,
  wish: {
    readonly command: StartCommand
    readonly isInMemory?: boolean | undefined
    readonly host?: string | undefined
  },
): Promise<StartSituation> {
  return {
    command: wish.command,
    nodeEnvironment: readNodeEnvironment(configuration.nodeEnvironment),
    hasBraintreeKeys: configuration.braintree !== undefined,
    braintreeEnvironment: configuration.braintreeEnvironment ?? 'unnamed',
    hasMerchantAccount: configuration.braintree?.merchantAccountId !== undefined,
    allowsSandbox: configuration.allowsSandbox,
    jwtSecret: judgeSecret(configuration.jwtSecret),
    adminPassword: await judgePassword(configuration.adminPassword),
    database: chooseDatabase(configuration, wish.isInMemory ?? false),
    data: 'fresh',
    hasAdministrator: true,
    host: wish.host ?? (isShop(wish.command) ? configuration.host : undefined),
  }
}

/** @throws ConfigurationError with every reason not to start */
export function assertStarts(decision: StartDecision): StartsDecision {
  if (decision.starts) return decision
  throw new ConfigurationError(decision.reasons.join('\n'))
}

function isShop(command: StartCommand): boolean {
  return command === 'start' || command === 'start --api'
}

function chooseDatabase({ databaseUrl }: Configuration, isInMemory: boolean): DatabaseKind {
  if (isInMemory) return 'memory'
  return databaseUrl === undefined ? 'directory' : 'server'
}

function readNodeEnvironment(text: string | undefined): NodeEnvironment {
  if (text === 'production') return 'production'
  return /^\W*(prod|live)/i.test(text ?? '') ? 'misspelled' : 'other'
}
