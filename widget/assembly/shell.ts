import { resolveLocale } from '../locales/locale-registry'
import { createTranslator, type Translator } from '../locales/translator'
import { createEmitter, type Emitter } from '../model/emitter'
import type { Effect } from '../model/machine/effect'
import type { ModelEvent } from '../model/machine/model-event'
import { createState, type DropInState } from '../model/machine/state'
import { transition } from '../model/machine/transition'
import { reportError } from '../model/report-error'
import { createStore, type Store } from '../model/store'
import { isGuestAuthorization } from '../model/terms/authorization'
import type { Settings } from '../model/terms/settings'
import { createTimers } from '../model/timers'
import { mountViews, type Views } from '../views/mount-views'
import type { Disposer } from './disposer'
import { loadTextsInTime } from './load-texts-in-time'
import type { SavedMethods } from './methods/saved-methods'
import { nextTask } from './next-task'
import { runEffect } from './run-effect'

/** What only a connected provider makes possible. */
interface Connection {
  readonly track: (kind: string) => void
  readonly savedMethods: SavedMethods | undefined
}

/** A widget that doesn't know its provider yet: it shows that it is loading. */
export interface Shell {
  readonly settings: Settings
  readonly isGuest: boolean
  readonly translate: Translator
  readonly model: Store<DropInState, ModelEvent>
  readonly views: Views
  readonly emitter: Emitter
  connect(connection: Connection): void
}

/** Shows the loading widget in the wrapper; `disposer` cleans up after it. */
export async function openShell(
  wrapper: HTMLElement,
  settings: Settings,
  disposer: Disposer,
): Promise<Shell> {
  const locale = resolveLocale(settings.locale)
  // The views come a task later: beside the start of the parts it would be too much for one.
  const [texts] = await Promise.all([loadTextsInTime(locale), nextTask()])
  const translate = createTranslator(locale, texts, settings.translations)
  const isGuest = isGuestAuthorization(settings.authorization)
  const timers = createTimers()
  const emitter = createEmitter(reportError)
  let connection: Connection = { track: () => undefined, savedMethods: undefined }

  const model = createStore<DropInState, ModelEvent, Effect>({
    initial: createState({
      isGuest,
      preselectsFirst: settings.preselectsFirst,
      allowsDeletion: settings.allowsDeletion,
      requiresDeviceData: settings.dataCollector?.['required'] === true,
    }),
    transition,
    perform: (effect, dispatch) => runEffect(effect, dispatch, { emitter, timers, ...connection }),
  })
  const views = mountViews({ wrapper, store: model, translate })
  disposer.add(() => {
    model.dispatch({ type: 'torn-down' })
    timers.clear()
    emitter.clear()
    views.unmount()
  })
  return {
    settings,
    isGuest,
    translate,
    model,
    views,
    emitter,
    connect(next) {
      connection = next
    },
  }
}
