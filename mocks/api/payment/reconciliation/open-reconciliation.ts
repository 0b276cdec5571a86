import { type Configuration, ConfigurationError, readConfiguration } from '../../configuration'
import type { Database, OpenDatabase } from '../../database/database'
import { hasDatabase, openInDirectory } from '../../database/embedded/open-embedded'
import { compareMigrations } from '../../database/inspection/compare-migrations'
import type { Log } from '../../http/log'
import { dataDirectoryOf } from '../../startup/data-directory'
import { inspectData } from '../../startup/data-owner'
import { findProvider, nameProvider } from '../../startup/mark-provider'
import { createProvider } from '../create-provider'
import type { ReconciliationDependencies } from './reconcile'

export interface OpenReconciliation {
  readonly dependencies: ReconciliationDependencies
  /** What is compared: where the data is, and who takes the money. */
  readonly subject: string
  close(): Promise<void>
}

const changeNothing = async () => undefined

/**
 * Opens the data and the provider that the environment names, as a start of the shop does, and serves nothing.
 *
 * @throws ConfigurationError when there is no data to compare, or it is that of another shop, provider or an earlier version
 */
export async function openReconciliation(
  environment: NodeJS.ProcessEnv,
  log: Log,
): Promise<OpenReconciliation> {
  const configuration = readConfiguration(environment)
  const place = await namePlace(configuration)
  const preparation = {
    admit: admitData(configuration, place),
    keepsTables: true,
    prepare: changeNothing,
  }
  const open = async (): Promise<OpenDatabase> => {
    const { databaseUrl } = configuration
    if (databaseUrl) {
      const { openServed } = await import('../../database/served/open-served')
      return openServed(databaseUrl, log, preparation)
    }
    const directory = directoryOf(configuration)
    if (!hasDatabase(directory)) throw new ConfigurationError(sayMissing(place))
    return openInDirectory(directory, preparation)
  }
  const { database, close } = await open()
  try {
    const now = () => new Date()
    const shop = { database, now, publicPath: '' }
    const { payments } = await createProvider(shop, configuration.braintree)
    const subject = `Data in ${place}; payments: ${nameProvider(configuration.braintree)}.`
    return { dependencies: { database, payments, now }, subject, close }
  } catch (error) {
    await close()
    throw error
  }
}

/** Compared with another provider than its own, every charge would look as if it had never been attempted. */
function admitData(
  { braintree, braintreeEnvironment, isProduction }: Configuration,
  place: string,
) {
  return async (database: Database) => {
    const { data } = await inspectData(database)
    if (data === 'fresh') throw new ConfigurationError(sayMissing(place))
    await assertUpToDate(database, place)
    if (data === 'production' && !(braintree && braintreeEnvironment)) {
      throw new ConfigurationError(
        'This data belongs to a shop in production. Set the Braintree keys and the BRAINTREE_ENVIRONMENT that it runs with.',
      )
    }
    if (isProduction && data !== 'production') {
      throw new ConfigurationError(
        `NODE_ENV=production, and the data in ${place} is that of a demonstration. DATA_DIR or DATABASE_URL names the shop's.`,
      )
    }
    const provider = await findProvider(database)
    if (provider !== undefined && provider !== nameProvider(braintree)) {
      throw new ConfigurationError(
        `This data's payments are ${provider}, and the settings name ${nameProvider(braintree)}. Set what the shop runs with.`,
      )
    }
  }
}

/** Whoever only compares has not decided on an upgrade, and an older shop may be running. */
async function assertUpToDate(database: Database, place: string): Promise<void> {
  const { pendingMigrations: count } = await compareMigrations(database)
  if (count === 0) return
  const pending = count === 1 ? '1 migration is pending' : `${count} migrations are pending`
  throw new ConfigurationError(
    `The data in ${place} is that of an earlier version of the shop: ${pending}. Start the shop of this version first, or compare with that version's command.`,
  )
}

/** Without the password of a server. */
async function namePlace(configuration: Configuration): Promise<string> {
  if (!configuration.databaseUrl) return directoryOf(configuration)
  const { readAddress } = await import('../../database/served/open-served')
  const { database, host, port } = readAddress(configuration.databaseUrl)
  return `${database} at ${host}:${port}`
}

function directoryOf({ dataDirectory = dataDirectoryOf('service') }: Configuration): string {
  return dataDirectory
}

function sayMissing(place: string): string {
  return `There is no shop's data in ${place}. DATA_DIR or DATABASE_URL names where it is.`
}
