import type { Move } from './move'
import { type Reaction, reactTo, rejectRequest } from './service'
import { type Answer, type Request, type World, withTab } from './world'

/** The request reaches the service: once, or with a copy of it still under way. */
export function arrivalsOf(world: World, request: Request): Move[] {
  const others = world.requests.filter((other) => other !== request)
  return receptions(world, request).flatMap(({ name, world: after, answer, isAdmitted }) => {
    const answered = sendAnswer(after, request, answer)
    const copy = { ...request, isAdmitted }
    return [
      { name: `service ${name}`, world: { ...answered, requests: others } },
      {
        name: `service ${name}, a copy follows`,
        world: { ...answered, requests: [...others, copy] },
      },
    ]
  })
}

function receptions(world: World, request: Request): (Reaction & { isAdmitted: boolean })[] {
  const mayPass = request.isAdmitted ?? world.isSignedIn
  const mayFail = request.isAdmitted !== true
  return [
    ...(mayPass ? reactTo(world, request) : []).map((it) => ({ ...it, isAdmitted: true })),
    ...(mayFail ? rejectRequest(world, request) : []).map((it) => ({ ...it, isAdmitted: false })),
  ]
}

/** A tab that gave up or died hears nothing; of several answers to a request the first is heard. */
function sendAnswer(world: World, request: Request, answer: Answer): World {
  const { activity } = world.tabs[request.tab]
  const isAwaited =
    activity?.kind === 'waiting' && activity.request === request.id && activity.answer === null
  return isAwaited ? withTab(world, request.tab, { activity: { ...activity, answer } }) : world
}
