import type { Emitter } from '../model/emitter'
import type { Effect } from '../model/machine/effect'
import type { ModelEvent } from '../model/machine/model-event'
import { assertNever } from '../model/terms/assert-never'
import type { Timers } from '../model/timers'
import type { SavedMethods } from './methods/saved-methods'

/** The world that effects work in. */
export interface EffectWorld {
  readonly emitter: Emitter
  readonly timers: Timers
  readonly track: (kind: string) => void
  /** None for a guest. */
  readonly savedMethods: SavedMethods | undefined
}

/** Performs an effect of a transition. */
export function runEffect(
  effect: Effect,
  dispatch: (event: ModelEvent) => void,
  world: EffectWorld,
): void {
  switch (effect.type) {
    case 'emit':
      emitEffect(effect, world.emitter)
      break
    case 'track':
      world.track(effect.kind)
      break
    case 'after':
      world.timers.after(effect.delayMs, () => dispatch(effect.event))
      break
    case 'report':
      console.error(effect.error)
      break
    case 'fetch-methods':
      void world.savedMethods?.fetchAgain(dispatch)
      break
    case 'delete-method':
      void world.savedMethods?.deleteMethod(effect.nonce, dispatch)
      break
    default:
      assertNever(effect)
  }
}

/** One case for each name: only then the compiler knows which payload belongs to it. */
function emitEffect(effect: Extract<Effect, { type: 'emit' }>, { emit }: Emitter): void {
  switch (effect.name) {
    case 'changeActiveView':
      emit(effect.name, effect.payload)
      break
    case 'paymentMethodRequestable':
      emit(effect.name, effect.payload)
      break
    case 'noPaymentMethodRequestable':
      emit(effect.name, effect.payload)
      break
    case 'paymentOptionSelected':
      emit(effect.name, effect.payload)
      break
    default:
      assertNever(effect)
  }
}
