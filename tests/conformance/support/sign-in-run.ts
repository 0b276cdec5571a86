import { readFileSync, writeFileSync } from 'node:fs'
import { afterAll, beforeAll } from 'vitest'
import { stringify } from 'yaml'
import {
  type JsonReport,
  jsonReportSchema,
} from '../../../scripts/conformance/report/formats/json-schema'
import type { Handler } from '../../../scripts/conformance/self-test/fault'
import { type Service, startService } from '../../../scripts/conformance/self-test/start-service'
import { createFilePath, type Outcome, runCommandLine } from './run-command-line'
import { type SignedIn, signInAt } from './signed-in'

/** The outcome of a command line, with its report where there is one. */
export interface Checked extends Outcome {
  readonly report: JsonReport | undefined
}

/** Runs a check that writes a report. */
export async function check(
  args: readonly string[],
  handle: Handler,
  environment: Readonly<Record<string, string>> = {},
): Promise<Checked> {
  const json = createFilePath('report.json')
  const outcome = await runCommandLine([...args, '--json', json], handle, { environment })
  const isThere = outcome.status !== 2
  const report = isThere
    ? jsonReportSchema.parse(JSON.parse(readFileSync(json, 'utf8')))
    : undefined
  return { ...outcome, report }
}

/** Writes a file for `--auth`. */
export function writeAuth(content: object | string): string {
  const path = createFilePath('auth.yaml')
  writeFileSync(path, typeof content === 'string' ? content : stringify(content))
  return path
}

/** Users of the service, and its administrator, each with a token of the service. */
export type SomePeople = Readonly<Record<'sam' | 'olga' | 'support' | 'admin' | 'second', SignedIn>>

export interface ServiceWithPeople {
  readonly service: Service
  readonly people: SomePeople
}

/** Starts a service of this test file's own, at which people have signed up and in. */
export function provideSignedIn(): ServiceWithPeople {
  let started: ServiceWithPeople | undefined
  beforeAll(async () => {
    const service = await startService()
    started = { service, people: await signPeopleIn(service) }
  })
  afterAll(() => started?.service.close())

  const get = (): ServiceWithPeople => {
    if (!started) throw new Error('The service is there once the tests run')
    return started
  }
  return {
    get service() {
      return get().service
    },
    get people() {
      return get().people
    },
  }
}

async function signPeopleIn({ handle, admin }: Service): Promise<SomePeople> {
  const signIn = (name: string) =>
    signInAt(handle, { email: `${name}@elsewhere.example`, password: 'not-to-be-known' })
  return {
    sam: await signIn('sam'),
    olga: await signIn('olga'),
    support: await signIn('support'),
    admin: await signInAt(handle, admin),
    second: await signInAt(handle, admin),
  }
}
