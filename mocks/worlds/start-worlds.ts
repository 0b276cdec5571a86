import { createAdmissionControl } from '../api/admission/admission-control'
import {
  createPasswordHasher,
  MEMORY_PASSWORD_COST,
  type PasswordHasher,
} from '../api/auth/password-hasher'
import { loadContract } from '../api/contract/contract'
import { createService } from '../api/create-service'
import { joinRecorded } from '../api/database/worlds/join-recorded'
import { openWorldDatabases, type WorldDatabases } from '../api/database/worlds/world-databases'
import { createJsonLog, type Log } from '../api/http/log'
import type { ViolationReport } from '../api/http/violation-report'
import { createLruCache } from '../api/lib/lru-cache'
import { createPhotoCopies } from '../api/photo/photo-reader'
import { DEFAULT_SCHEMA, type DefaultService } from './default-world'
import type { BuildService } from './open-world'
import { createPersonaFinder } from './personas/find-persona'
import { personaNames } from './personas/personas'
import { createTroubles } from './troubles/create-troubles'
import type { Upstream } from './upstream/create-upstream'
import { WORLD_LIMITS, WORLD_RATES } from './world-limits'
import { type Beginning, createWorlds, type Worlds } from './worlds'

/** Where the paths of worlds begin. */
export const WORLDS_PATH = '/w'

export interface WorldsOptions extends Beginning {
  readonly log?: Log
  readonly checksAnswers?: boolean
  readonly onViolation?: (report: ViolationReport) => void
  /** Where the worlds live, if they are not to open a database of their own. */
  readonly databases?: WorldDatabases
  /** In milliseconds, from any point on; decides which worlds nobody has used for long. */
  readonly nowMs?: () => number
  /** A backend elsewhere that answers some of the calls. */
  readonly upstream?: Upstream | undefined
  /** What a world's addresses begin with, as its clients see them; `/w/NAME` when it is left out. */
  readonly publicPathOf?: (name: string) => string
}

/** Opens a database in memory, and worlds on it; nothing is kept when the process ends. */
export async function startWorlds(options: WorldsOptions = {}): Promise<Worlds> {
  const { publicPathOf = (name) => `${WORLDS_PATH}/${name}` } = options
  const [contract, databases] = await Promise.all([loadContract(), openDatabases(options)])
  const log = options.log ?? createJsonLog(() => new Date())
  const admission = createAdmissionControl(WORLD_LIMITS)
  // Most photos are the seed's, in every world.
  const photoCopies = createPhotoCopies()
  const passwords = rememberRight(createPasswordHasher(MEMORY_PASSWORD_COST))
  const open = async ({ name, schema, now, isTemplate }: Parameters<BuildService>[0]) => {
    const database = databases.of(schema)
    const { app, chargesResolved, stop } = await createService({
      contract,
      database,
      isShared: false,
      isForReal: false,
      mayRewind: true,
      passwords,
      rates: WORLD_RATES,
      admission,
      // Hundreds of calls that nobody has made.
      log: isTemplate ? () => undefined : (entry) => log({ ...entry, world: name }),
      now,
      photoCopies,
      publicPath: publicPathOf(name),
      trustedProxies: [],
      allowsOtherOrigins: true,
      checksAnswers: !isTemplate && options.checksAnswers,
      onViolation: (report) => options.onViolation?.({ ...report, world: name }),
    })
    // A part of the world's beginning, which no step of it may meet half done.
    await chargesResolved
    return { app, stop }
  }
  const { own } = options
  const build: BuildService = async (facts) => {
    const service =
      own && facts.schema === DEFAULT_SCHEMA ? takeService(own, facts.now) : await open(facts)
    const personaOf = createPersonaFinder(databases.of(facts.schema))
    const { upstream } = options
    const troubles = createTroubles({ contract, personas: personaNames, personaOf })
    return { ...service, troubles, personaOf, reach: upstream?.serve }
  }
  return createWorlds(databases, build, options, options.nowMs)
}

async function openDatabases({ databases, own }: WorldsOptions): Promise<WorldDatabases> {
  if (databases) return databases
  return own ? joinRecorded(DEFAULT_SCHEMA, own.data) : openWorldDatabases()
}

/** Whoever has started a service stops it. */
function takeService({ app, takeTimeFrom }: DefaultService, now: () => Date) {
  takeTimeFrom(now)
  return { app, stop: async () => undefined }
}

const MOST_REMEMBERED = 1_000

/** Worlds are copies of few states, so that the same password is held against the same slow hash again and again. */
function rememberRight(passwords: PasswordHasher): PasswordHasher {
  const right = createLruCache<true>({ maxSize: MOST_REMEMBERED, sizeOf: () => 1 })
  return {
    ...passwords,
    async verify(password, hash) {
      const key = JSON.stringify([hash, password])
      if (right.find(key)) return true
      const isRight = await passwords.verify(password, hash)
      if (isRight) await right.read(key, async () => true)
      return isRight
    },
  }
}
