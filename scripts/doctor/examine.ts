import {
  type Configuration,
  ConfigurationError,
  readConfiguration,
} from '../../mocks/api/configuration'
import { inspectDirectory } from '../../mocks/api/database/inspection/inspect-directory'
import { inspectServed } from '../../mocks/api/database/inspection/inspect-served'
import { dataDirectoryOf } from '../../mocks/api/startup/data-directory'
import { decideStart } from '../../mocks/api/startup/decide-start'
import { readSituation } from '../../mocks/api/startup/read-situation'
import { type DatabaseInspection, examineDatabase } from './examine-database'
import { examineMachine } from './examine-machine'
import { examineDecision, examineNodeEnvironment, examineSettings } from './examine-settings'
import { type Finding, missing } from './finding'
import { readMachine } from './read-machine'

/** Checks everything that a deployment depends on, as `npm start` in production does. */
export async function examine(environment: NodeJS.ProcessEnv, now: Date): Promise<Finding[]> {
  const findings = [examineNodeEnvironment(environment['NODE_ENV'])]
  const configuration = readAsProduction(environment, findings)
  if (!configuration) return [...findings, ...examineMachine(await readMachine(now))]

  const inspection = await inspect(configuration)
  const situation = await readSituation(configuration, { command: 'start' })
  const { data, hasAdministrator } = inspection.kind === 'inspected' ? inspection.facts : situation
  const decision = decideStart({ ...situation, data, hasAdministrator })
  return [
    ...findings,
    ...examineDecision(decision),
    ...examineSettings(configuration),
    ...examineDatabase(inspection, new Date()),
    ...examineMachine(await readMachine(now, configuration)),
  ]
}

/** `undefined` when a setting is invalid; the findings then say so. */
function readAsProduction(
  environment: NodeJS.ProcessEnv,
  findings: Finding[],
): Configuration | undefined {
  try {
    return readConfiguration({ ...environment, NODE_ENV: 'production' })
  } catch (error) {
    if (!(error instanceof ConfigurationError)) throw error
    findings.push(...error.message.split('\n').map(missing))
    return undefined
  }
}

async function inspect({ databaseUrl, dataDirectory }: Configuration): Promise<DatabaseInspection> {
  try {
    if (databaseUrl === undefined) {
      return await inspectDirectory(dataDirectory ?? dataDirectoryOf('service'))
    }
    return { kind: 'inspected', facts: await inspectServed(databaseUrl) }
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    return { kind: 'unreachable', reason: `The data could not be looked at: ${reason}` }
  }
}
