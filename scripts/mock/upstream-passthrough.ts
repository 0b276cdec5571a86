import { readFile, rename, writeFile } from 'node:fs/promises'
import type { Hono } from 'hono'
import type { Contract } from '../../mocks/api/contract/contract'
import type { ViolationReport } from '../../mocks/api/http/violation-report'
import { createPhotoNormalizer } from '../../mocks/api/photo/normalize-photo'
import { WORLDS_PATH } from '../../mocks/worlds/start-worlds'
import { createRecorder } from '../../mocks/worlds/upstream/create-recorder'
import {
  createUpstream,
  type Upstream,
  type UpstreamOptions,
} from '../../mocks/worlds/upstream/create-upstream'
import { parseUpstreamOptions } from '../../mocks/worlds/upstream/parse-upstream-options'
import type { World } from '../../mocks/worlds/world'
import type { Worlds } from '../../mocks/worlds/worlds'

/** The world that is written to a file. */
const FILED_WORLD = 'recorded'
/** Accounts that can sign in, and nothing to sell. */
const BEGINNING = 'empty-shop'

export interface UpstreamPassthroughOptions extends Pick<UpstreamOptions, 'allowedHosts'> {
  /** As they are written on the command line. */
  readonly upstream: string
  readonly real: string
  /** A file, or the name of a world. */
  readonly record: string | undefined
  readonly contract: Contract
  openWorlds(): Promise<Worlds>
  readonly onViolation: (report: ViolationReport) => void
  say(sentence: string): void
}

/** Lets a backend elsewhere answer some operations, and keeps what it answers where that is asked for. */
export interface UpstreamPassthrough {
  readonly upstream: Upstream
  /** The world that has what was answered. */
  readonly recordedIn: string | undefined
  /**
   * Opens what keeps the answers, and goes on with what it has kept before.
   *
   * @throws FileError for a file that is no file of a world, WorldError for a name that is none
   */
  prepare(): Promise<void>
  /** Has the backend asked for the pictures that the app does not have, outside of APIs and worlds. */
  withPictures(app: Pick<Hono, 'fetch'>): Pick<Hono, 'fetch'>
  /** Resolves when what was answered is kept. */
  settle(): Promise<void>
}

/** @throws UpstreamError with a sentence for options that can't be used */
export function createUpstreamPassthrough(
  options: UpstreamPassthroughOptions,
): UpstreamPassthrough {
  const { contract, say, onViolation } = options
  const real = parseUpstreamOptions(options.upstream, options.real, contract.operations)
  const recording = options.record === undefined ? undefined : record(options.record, options)
  const absent = new Set<string>()
  const upstream = createUpstream({
    ...real,
    contract,
    ...(options.allowedHosts && { allowedHosts: options.allowedHosts }),
    onViolation,
    onAbsent({ id, method, path, role }, status) {
      if (absent.has(id)) return
      absent.add(id)
      // Each backend knows its own tokens alone.
      const isLocked = role !== undefined && real.operations.has('signIn')
      const advice = isLocked
        ? ' Tokens of that backend are none here, so it is a 401: leave signIn, and what needs a token, out of --real.'
        : ''
      say(`${real.base} has no ${method} ${path} (${status}): ${id} is answered here.${advice}`)
    },
    ...(recording ? { onAnswer: recording.recorder.see } : {}),
  })
  return {
    upstream,
    recordedIn: recording?.name,
    async prepare() {
      await recording?.prepare()
    },
    withPictures: (app) => ({
      fetch: (request, ...connection) => {
        const serveHere = async (passed: Request) => app.fetch(passed, ...connection)
        const { pathname } = new URL(request.url)
        return [contract.basePath, WORLDS_PATH].some((path) => pathname.startsWith(`${path}/`))
          ? serveHere(request)
          : upstream.serveOutside(request, serveHere)
      },
    }),
    settle: async () => recording?.recorder.settle(),
  }
}

function record(
  target: string,
  { contract, upstream, openWorlds, say }: UpstreamPassthroughOptions,
) {
  const file = /[./\\]/.test(target) ? target : undefined
  const name = file === undefined ? target : FILED_WORLD
  /** The world that has what the file has. */
  let filed: World | undefined
  // It may have been deleted meanwhile, and made again by whoever came first.
  const open = async () => {
    const worlds = await openWorlds()
    const world = await worlds.use(name, BEGINNING)
    if (file !== undefined && world !== filed) {
      const present = await readPresent(file)
      await (present ? worlds.load(world, present) : worlds.applyState(world, BEGINNING))
      filed = world
    }
    return { worlds, world }
  }
  const recorder = createRecorder({
    origin: new URL(upstream).origin,
    normalize: createPhotoNormalizer(contract.pictureLimits),
    say,
    async keep(catalog) {
      const { worlds, world } = await open()
      await worlds.putCatalog(world, catalog)
      if (file === undefined) return
      await replaceFile(file, await worlds.save(world))
      say(`${file} is written: it has what was answered so far.`)
    },
  })
  async function prepare(): Promise<void> {
    await open()
    say(
      `${target} keeps what ${upstream} answers: categories, products and their photos, which are fetched too, each once. A photo that can't be had is named here; its product is kept without it, or with the one that was recorded before.`,
    )
  }

  return { name, recorder, prepare }
}

/** What was recorded before is gone on with. */
async function readPresent(file: string): Promise<Uint8Array | undefined> {
  try {
    return await readFile(file)
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
    throw error
  }
}

/** Whoever reads it meanwhile finds the old or the new one. */
async function replaceFile(file: string, bytes: Uint8Array): Promise<void> {
  await writeFile(`${file}.part`, bytes)
  await rename(`${file}.part`, file)
}
