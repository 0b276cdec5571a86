import { type Context, Hono } from 'hono'
import { z } from 'zod/mini'
import type { ClockChange } from '../model/clock'
import { WORLDS_PATH } from '../start-worlds'
import { UnknownStep, type World } from '../world'
import { WorldError, type Worlds } from '../worlds'

const instant = z.iso.datetime({ offset: true })
const clockBody = z.union([
  z.strictObject({ set: instant }),
  z.strictObject({ freeze: z.union([z.literal('now'), instant]) }),
  z.strictObject({ advanceMs: z.int() }),
  z.strictObject({ run: z.literal(true) }),
])
const CLOCK_HELP =
  'takes one of {"set": time}, {"freeze": time or "now"}, {"advanceMs": whole number}, {"run": true}; times as 2026-11-23T12:00:00Z.'
const rewindBody = z.union([
  z.strictObject({ to: z.int().check(z.minimum(0)) }),
  z.strictObject({ steps: z.int().check(z.minimum(1)) }),
])
const REWIND_HELP = 'takes {"to": number of a step} or {"steps": how many to undo}.'

/** Every world under its name, and what is done with worlds themselves. */
export function createWorldsApp(worlds: Worlds): Hono {
  const app = new Hono().basePath(WORLDS_PATH)

  for (const part of ['api', 'braintree-gateway']) {
    app.all(`/:name/${part}/*`, async (context) => {
      const name = context.req.param('name')
      return (await worlds.use(name)).fetch(withoutPrefix(context.req.raw, name))
    })
  }

  app.use(async (context, next) => {
    if (isOfOtherPage(context))
      return refuse(context, 403, 'Pages of other origins may not do this.')
    return next()
  })
  app.get('/', async (context) => context.json((await worlds.list()).map(describe)))
  app.put('/:name', async (context) =>
    context.json(describe(await worlds.use(context.req.param('name')))),
  )
  app.get('/:name', async (context) => context.json(describe(await find(context))))
  app.delete('/:name', async (context) => {
    const name = context.req.param('name')
    const isRemoved = await worlds.remove(name)
    return isRemoved ? context.body(null, 204) : refuse(context, 404, noWorld(name))
  })
  app.put('/:name/clock', async (context) => {
    const world = await find(context)
    const { data } = clockBody.safeParse(await readJson(context))
    if (!data) return refuse(context, 400, `A clock ${CLOCK_HELP}`)
    world.setClock(toClockChange(data))
    return context.json(describe(world))
  })
  app.get('/:name/steps', async (context) => context.json((await find(context)).steps()))
  app.post('/:name/rewind', async (context) => {
    const world = await find(context)
    const { data } = rewindBody.safeParse(await readJson(context))
    if (!data) return refuse(context, 400, `A rewind ${REWIND_HELP}`)
    await world.rewind('to' in data ? data.to : stepBefore(world, data.steps))
    return context.json(describe(world))
  })

  app.notFound((context) => refuse(context, 404, 'There is nothing at this address of a world.'))
  app.onError((fault, context) => {
    if (fault instanceof NoWorld) return refuse(context, 404, fault.message)
    if (fault instanceof WorldError || fault instanceof UnknownStep) {
      return refuse(context, 400, fault.message)
    }
    throw fault
  })
  return app

  async function find(context: Context): Promise<World> {
    const name = context.req.param('name') ?? ''
    const world = await worlds.find(name)
    if (!world) throw new NoWorld(noWorld(name))
    return world
  }
}

class NoWorld extends Error {}

function noWorld(name: string): string {
  return `There is no world "${name.slice(0, 80)}". GET ${WORLDS_PATH} lists those that there are.`
}

function refuse(context: Context, status: 400 | 403 | 404, error: string): Response {
  return context.json({ error }, status)
}

/** A world as clients of it begin their paths: without its name. */
function withoutPrefix(request: Request, name: string): Request {
  const url = new URL(request.url)
  url.pathname = url.pathname.slice(`${WORLDS_PATH}/${name}`.length)
  return new Request(url, request)
}

/** The step before the last ones. */
function stepBefore(world: World, count: number): number {
  const steps = world.steps()
  if (count > steps.length) {
    throw new UnknownStep(`${count} steps can't be undone: this world remembers ${steps.length}.`)
  }
  return (steps[count - 1]?.number ?? 1) - 1
}

function describe(world: World) {
  const [latest] = world.steps()
  return {
    name: world.name,
    baseUrl: `${WORLDS_PATH}/${world.name}/api`,
    now: world.now().toISOString(),
    clock: world.clock().kind,
    step: latest?.number ?? 0,
  }
}

function toClockChange(body: z.infer<typeof clockBody>): ClockChange {
  if ('set' in body) return { set: new Date(body.set) }
  if ('freeze' in body) return { freeze: body.freeze === 'now' ? 'now' : new Date(body.freeze) }
  return body
}

/** A page of another origin, which would otherwise reach whatever listens on this machine. */
function isOfOtherPage({ req }: Context): boolean {
  const origin = req.header('Origin')
  if (origin === undefined) return false
  return !URL.canParse(origin) || new URL(origin).host !== req.header('Host')
}

async function readJson({ req }: Context): Promise<unknown> {
  try {
    return await req.json()
  } catch {
    // The schema refuses it, with a sentence.
    return undefined
  }
}
