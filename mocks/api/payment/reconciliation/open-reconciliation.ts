import { existsSync } from 'node:fs'
import { type Configuration, ConfigurationError, readConfiguration } from '../../configuration'
import type { Database, OpenDatabase } from '../../database/database'
import { openInDirectory } from '../../database/embedded/open-embedded'
import type { Log } from '../../http/log'
import { dataDirectoryOf } from '../../starting/data-directory'
import { inspectData } from '../../starting/data-owner'
import { createProvider } from '../create-provider'
import type { ReconciliationDependencies } from './reconcile'

export interface OpenReconciliation {
  readonly dependencies: ReconciliationDependencies
  close(): Promise<void>
}

const changeNothing = async () => undefined

/**
 * Opens the data and the provider that the environment names, as a start of the shop does, and serves nothing.
 *
 * @throws ConfigurationError when there is no data to compare
 */
export async function openReconciliation(
  environment: NodeJS.ProcessEnv,
  log: Log,
): Promise<OpenReconciliation> {
  const configuration = readConfiguration(environment)
  const preparation = { admit: matchProvider(configuration), prepare: changeNothing }
  const open = async (): Promise<OpenDatabase> => {
    const { databaseUrl, dataDirectory = dataDirectoryOf('service') } = configuration
    if (databaseUrl) {
      const { openServed } = await import('../../database/served/open-served')
      return openServed(databaseUrl, log, preparation)
    }
    if (!existsSync(dataDirectory)) {
      throw new ConfigurationError(
        `There is no shop's data in ${dataDirectory}. DATA_DIR or DATABASE_URL names where it is.`,
      )
    }
    return openInDirectory(dataDirectory, preparation)
  }
  const { database, close } = await open()
  try {
    const now = () => new Date()
    const shop = { database, now, publicPath: '' }
    const { payments } = await createProvider(shop, configuration.braintree)
    return { dependencies: { database, payments, now }, close }
  } catch (error) {
    await close()
    throw error
  }
}

/** Compared with another provider than its own, every charge would look as if it had never been attempted. */
function matchProvider({ braintree, braintreeEnvironment }: Configuration) {
  return async (database: Database) => {
    const { data } = await inspectData(database)
    if (data !== 'production' || (braintree && braintreeEnvironment)) return
    throw new ConfigurationError(
      'This data belongs to a shop in production. Set the Braintree keys and the BRAINTREE_ENVIRONMENT that it runs with.',
    )
  }
}
