import { writeFile } from 'node:fs/promises'
import { type Contract, loadContract } from '../../mocks/api/contract/contract'
import { signInAccounts } from '../../mocks/api/database/seed/accounts'
import { createExplainer } from '../../mocks/worlds/http/explain-address'
import { withPath } from '../../mocks/worlds/http/with-path'
import { signInAs } from '../../mocks/worlds/personas/sign-in-as'
import { startWorlds, WORLDS_PATH } from '../../mocks/worlds/start-worlds'
import type { World } from '../../mocks/worlds/world'
import type { Worlds } from '../../mocks/worlds/worlds'
import { listen } from '../processes/listening/listen'
import { type Call, type CallOf, isCallOf, type OperationId } from './calls'
import type { CreateWorldOptions, MockWorld, StateOptions } from './mock-world'
import { cutWhereUnanswered, throwAsFetch } from './no-answer'
import {
  assertOptions,
  readMilliseconds,
  readOperation,
  readStep,
  readTime,
  readTrouble,
} from './read-arguments'
import { readWorldFile } from './read-world-file'
import { recordCall } from './record-call'
import { toRequest } from './to-request'

const OPTIONS = [
  'name',
  'state',
  'freeze',
  'file',
  'trouble',
] satisfies (keyof CreateWorldOptions)[]
/** Nothing listens there: it makes whole addresses of paths. */
const ORIGIN = 'http://localhost'

let opening: Promise<Worlds> | undefined
let made = 0
/** Of this process's worlds, those that are being made too. */
const names = new Set<string>()

/**
 * Makes a backend of its own in this process: products, accounts, orders, clock and ids, from the seed. The first takes
 * longer, since it opens the database that all share.
 *
 * @throws Error for a name that is none, or that another world of this process has, and for a file that is not there, or no
 *   file of a world; TypeError for an option that there is not
 */
export async function createWorld(options: CreateWorldOptions = {}): Promise<MockWorld> {
  assertOptions(options, OPTIONS, 'createWorld')
  if (options.file !== undefined && (options.state ?? options.freeze) !== undefined)
    throw new TypeError('createWorld takes a file, or a state and a time: a file has its own.')
  const freeze = readFreeze(options, 'createWorld')
  const name = takeName(options.name)
  try {
    return await openWorld(name, options, freeze)
  } catch (error) {
    names.delete(name)
    throw error
  }
}

/** At once: whoever asks for the same name meanwhile learns of it. */
function takeName(wanted: string | undefined): string {
  const name = wanted ?? nextName()
  if (names.has(name)) throw new Error(`There is a world "${name}" already: delete it first.`)
  names.add(name)
  return name
}

function nextName(): string {
  do made += 1
  while (names.has(`world-${made}`))
  return `world-${made}`
}

async function openWorld(
  name: string,
  options: CreateWorldOptions,
  freeze: Date | undefined,
): Promise<MockWorld> {
  const file = options.file === undefined ? undefined : await readWorldFile(options.file)
  opening ??= startWorlds({ log: () => undefined, checksAnswers: true })
  const worlds = await opening
  const world = await worlds.use(name, options.state, freeze)
  try {
    if (file) await worlds.load(world, file)
    if (options.trouble) world.troubles.putFirst(options.trouble)
  } catch (error) {
    await worlds.remove(name)
    throw error
  }
  return toMockWorld(world, worlds, await loadContract())
}

function toMockWorld(world: World, worlds: Worlds, contract: Contract): MockWorld {
  const prefix = `${WORLDS_PATH}/${world.name}`
  const closing = new Set<() => Promise<void>>()
  const calls: Call[] = []
  const serveExplained = createExplainer(contract)(world.fetch)
  let isDeleted = false

  function assertThere(): void {
    if (isDeleted) throw new Error(`The world "${world.name}" was deleted.`)
  }

  async function serve(request: Request): Promise<Response> {
    assertThere()
    const keep = (call: Call) => void calls.push(call)
    const answer = (asked: Request) => serveExplained(withoutPacking(asked))
    return recordCall(withoutPrefix(request, prefix), answer, { now: world.now, keep })
  }

  function listCalls(): readonly Call[]
  function listCalls<Id extends OperationId>(operation: Id): readonly CallOf<Id>[]
  function listCalls(operation?: OperationId): readonly Call[] {
    if (operation === undefined) return [...calls]
    const name = readOperation(operation, contract)
    return calls.filter((call) => isCallOf(call, name))
  }

  return {
    name: world.name,
    baseUrl: `${ORIGIN}${prefix}/api`,
    accounts: signInAccounts,
    fetch: async (input, init) => serve(await toRequest(input, init, ORIGIN)).catch(throwAsFetch),
    async listen(options = {}) {
      assertThere()
      assertOptions(options, ['port'], 'listen')
      const server = await listen(
        { fetch: cutWhereUnanswered(serve) },
        { port: options.port ?? 0, hostname: '127.0.0.1', leavesGlobals: true },
      )
      const close = async () => {
        closing.delete(close)
        await server.close()
      }
      closing.add(close)
      return { baseUrl: `http://127.0.0.1:${server.port}${prefix}/api`, close }
    },
    clock: {
      now: world.now,
      set: (time) => world.setClock({ set: readTime(time, 'clock.set') }),
      freeze: (time) =>
        world.setClock({ freeze: time === undefined ? 'now' : readTime(time, 'clock.freeze') }),
      advance: (ms) => world.setClock({ advanceMs: readMilliseconds(ms, 'clock.advance') }),
      run: () => world.setClock({ run: true }),
    },
    state: async (name, options = {}) => {
      assertThere()
      assertOptions(options, ['freeze'], 'state')
      await worlds.applyState(world, name, readFreeze(options, 'state'))
    },
    async save(file) {
      assertThere()
      await writeFile(file, await worlds.save(world))
    },
    async persona(name) {
      assertThere()
      return signInAs(world, name)
    },
    trouble: (text) => world.troubles.set(readTrouble(text)),
    steps: world.steps,
    async rewind(target = { to: 0 }) {
      assertThere()
      await world.rewind(readStep(target))
    },
    calls: listCalls,
    async delete() {
      if (isDeleted) return
      isDeleted = true
      await Promise.all([...closing].map((close) => close()))
      await worlds.remove(world.name)
      names.delete(world.name)
    },
  }
}

/** A time without its zone is another one on each machine. */
function readFreeze({ freeze }: StateOptions, call: string): Date | undefined {
  if (freeze === undefined) return undefined
  if (typeof freeze === 'string' && /T[\d:.]+$/.test(freeze)) {
    throw new TypeError(`${call}.freeze needs the zone of its time: ${freeze}Z is UTC.`)
  }
  return readTime(freeze, `${call}.freeze`)
}

/** Addresses in answers begin with the world's name; its API has paths without it. */
function withoutPrefix(request: Request, prefix: string): Request {
  const { pathname } = new URL(request.url)
  return pathname.startsWith(`${prefix}/`)
    ? withPath(request, pathname.slice(prefix.length))
    : request
}

/** Within a machine packing saves nothing, and neither `calls()` nor Playwright unpacks what is answered. */
function withoutPacking(request: Request): Request {
  if (!request.headers.has('Accept-Encoding')) return request
  const headers = new Headers(request.headers)
  headers.delete('Accept-Encoding')
  return new Request(request, { headers })
}
