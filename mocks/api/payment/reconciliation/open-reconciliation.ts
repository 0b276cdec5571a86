import { existsSync } from 'node:fs'
import { ConfigurationError, readConfiguration } from '../../configuration'
import type { OpenDatabase } from '../../database/database'
import { openInDirectory } from '../../database/embedded/open-embedded'
import type { Log } from '../../http/log'
import { createProvider } from '../create-provider'
import type { ReconciliationDependencies } from './reconcile'

export interface OpenReconciliation {
  readonly dependencies: ReconciliationDependencies
  close(): Promise<void>
}

const leaveAsItIs = async () => undefined

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
  const open = async (): Promise<OpenDatabase> => {
    const { databaseUrl, dataDirectory } = configuration
    if (databaseUrl) {
      const { openServed } = await import('../../database/open-served')
      return openServed(databaseUrl, log, leaveAsItIs)
    }
    if (!existsSync(dataDirectory)) {
      throw new ConfigurationError(
        `There is no shop's data in ${dataDirectory}. DATA_DIR or DATABASE_URL names where it is.`,
      )
    }
    return openInDirectory(dataDirectory, leaveAsItIs)
  }
  const { database, close } = await open()
  try {
    const now = () => new Date()
    const { payments } = await createProvider(database, now, configuration.braintree)
    return { dependencies: { database, payments, now }, close }
  } catch (error) {
    await close()
    throw error
  }
}
