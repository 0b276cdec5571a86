import type { CallName } from '../../../../mocks/braintree/control/calls/recorded-call'
import type { Simulator } from '../../../../mocks/braintree/control/simulator'
import type { FieldKey } from '../../../../mocks/braintree/hosted-fields/form/field-keys'
import type { DropInInstance } from '../../../../widget/index'
import { EVENT_NAMES } from '../../harness/event-names'
import { NOTHING, type Reader, type StepObservation } from '../compare/observation'
import { painted, pass } from './clock'
import type { CallLines } from './journal/call-lines'
import { createJournal } from './journal/journal'
import { toLine } from './journal/lines'
import { createIdNames } from './journal/name-ids'
import { readBoxes } from './readers/boxes'
import { createHookReader } from './readers/hooks'
import { createNativeEventReader } from './readers/native-events'
import { readOwnParts } from './readers/own-parts'
import { isHiddenFocused, readScreen } from './readers/screen'
import { breakComponent, type FaultWay } from './stage/break-component'
import { type DropIn, loadScript, readDropIn, stylesheetsLoaded } from './stage/load-widget'
import { AUTHORIZATION, placeScript, type ScriptTag } from './stage/script-tag'

export type MethodName = keyof DropInInstance

/** A merchant's page, as a test drives it and looks at it. */
export interface Harness {
  readonly simulator: Simulator
  readonly instances: DropInInstance[]
  /** @throws Error where none was created */
  newest(): DropInInstance
  /** Options of every `create`, unless it names others. */
  defaults: object
  /** What else is looked at. */
  reads: readonly Reader[]
  /** Notes what a merchant's own code says. */
  say(line: string): void
  /** Does to parts of the widget what merchants' scripts do, to see later what became of it. */
  mark(hooks: readonly string[], hasText?: boolean): void
  /** Hears all events of a widget that a merchant's own code created. */
  listen(instance: DropInInstance): DropInInstance
  /** Lets a component not do its work from now on. */
  breakComponent(call: CallName, way: FaultWay): void
  readonly scriptAddress: string
  loadScript(address: string): Promise<void>
  /** Loads the widget's script, as a merchant's script tag does. */
  load(): Promise<void>
  /** The same by a tag that carries its options. */
  embed(tag: ScriptTag): Promise<void>
  create(options: object, form: CallForm): void
  call(method: MethodName, args: readonly unknown[], form: CallForm): void
  /** Calls something as the merchant does, and notes what becomes of it. */
  follow(name: string, call: () => unknown): void
  dropin(): DropIn
  /** Types into the card form, a field after the other. */
  type(values: Readonly<Partial<Record<FieldKey, string>>>): Promise<void>
  /** Lets so much time pass. */
  pass(ms: number): Promise<void>
  /** Lets so much time pass, and tells what happened since the last look and what shows now. */
  observe(name: string, ms: number): Promise<StepObservation>
}

export type CallForm = 'promise' | 'callback'

/** What differs between the stand-ins and the provider's own components. */
export interface PageStage {
  type(values: Readonly<Partial<Record<FieldKey, string>>>): Promise<void>
  /** What was asked of the components since the last look. */
  readCalls(): CallLines
}

export function createHarness(
  simulator: Simulator,
  scriptAddress: string,
  stage: PageStage,
): Harness {
  const journal = createJournal()
  const nameIds = createIdNames()
  const hooks = createHookReader()
  const readNativeEvents = createNativeEventReader()
  const readers: Readonly<Record<Reader, () => string[]>> = {
    hooks: hooks.read,
    boxes: readBoxes,
    native: readNativeEvents,
    order: () => journal.timeline.lines.splice(0),
    parts: readOwnParts,
  }
  const instances: DropInInstance[] = []
  /** A script tag has no attribute for translations: what is read then are each widget's own words. */
  let hasOwnWords = false

  function listen(instance: DropInInstance): DropInInstance {
    instances.push(instance)
    for (const name of EVENT_NAMES) {
      instance.on(name, (payload) => {
        journal.noteEvent(name, payload === undefined ? name : `${name} ${toLine(payload)}`)
      })
    }
    return instance
  }

  function newest(): DropInInstance {
    const instance = instances.at(-1)
    if (!instance) throw new Error('There is no widget on the page.')
    return instance
  }

  const harness: Harness = {
    simulator,
    instances,
    newest,
    defaults: {},
    reads: [],
    say: journal.say,
    mark: (names, hasText = false) => hooks.mark(names, hasText),
    listen,
    dropin: readDropIn,
    follow: journal.follow,
    breakComponent: (call, way) => breakComponent(simulator, call, way),
    scriptAddress,
    loadScript: (address) => loadScript(address, (script) => document.head.append(script)),
    load: () => harness.loadScript(scriptAddress),
    embed(tag) {
      hasOwnWords = true
      return loadScript(scriptAddress, (script) => {
        script.setAttribute(AUTHORIZATION, String(Reflect.get(harness.defaults, 'authorization')))
        placeScript(script, tag, (line) => journal.results.push(line))
      })
    },
    create(options, form) {
      const { create: createDropIn } = readDropIn()
      const given = { container: '#payment', ...harness.defaults, ...options }
      if (form === 'promise') {
        return journal.follow('create', () => {
          const creating: unknown = Reflect.apply(createDropIn, undefined, [given])
          return creating instanceof Promise ? creating.then(listen) : creating
        })
      }
      const callback = journal.createCallback('create')
      journal.follow('create', () =>
        Reflect.apply(createDropIn, undefined, [
          given,
          (...args: [unknown, DropInInstance?]) => {
            if (args[1]) listen(args[1])
            callback(...args)
          },
        ]),
      )
    },
    call(method, args, form) {
      const own: unknown = Reflect.get(newest(), method)
      if (typeof own !== 'function') throw new Error(`${method} is no method.`)
      const callback = form === 'callback' ? [journal.createCallback(method)] : []
      journal.follow(method, () => Reflect.apply(own, newest(), [...args, ...callback]))
    },
    type: stage.type,
    pass,
    async observe(name, ms) {
      // Frameworks render in their own time, before that of the page passes and after it.
      const isRendered = harness.reads.includes('parts')
      if (isRendered) await painted()
      await passWithStyles(ms)
      if (isHiddenFocused()) {
        await painted()
        await pass(1)
      }
      const { calls, analytics } = stage.readCalls()
      if (isRendered) await painted()
      const asked = harness.reads.map((reader) => [reader, readers[reader]().map(nameIds)])
      const seen = {
        ...NOTHING,
        ...Object.fromEntries(asked),
        results: journal.results.splice(0).map(nameIds),
        events: journal.events.splice(0).map(nameIds),
        calls: calls.map(nameIds),
        analytics,
        ...readScreen(),
        ...(hasOwnWords ? { texts: [] } : {}),
        unhandled: journal.unhandled.splice(0).map(nameIds),
      }
      return { name, seen }
    },
  }
  return harness
}

/** At most so much time passes before it is seen that a stylesheet is on its way. */
const SLICE_MS = 50

/** Lets time pass, but none while a stylesheet is on its way: a widget may begin to load its own at any moment. */
async function passWithStyles(ms: number): Promise<void> {
  let left = ms
  do {
    await stylesheetsLoaded()
    await pass(Math.min(SLICE_MS, left))
    left -= SLICE_MS
  } while (left > 0)
  await stylesheetsLoaded()
}
