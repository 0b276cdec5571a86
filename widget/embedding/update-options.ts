import type { Disposer } from '../assembly/disposer'
import type { DropInInstance } from '../instance/drop-in-instance'
import { changedSettings } from '../options/changed-settings'

/**
 * Serves later payments with the settings that have changed, at once and whenever what it returns is called.
 *
 * @param disposer the instance's
 * @param options those of the instance's creation
 * @param readOptions the options as they are now, in a new object after each change
 */
export function createOptionUpdater(
  instance: DropInInstance,
  disposer: Disposer,
  options: object,
  readOptions: () => object,
): () => void {
  let applied = options
  function applyChanges(): void {
    const before = applied
    applied = readOptions()
    for (const change of changedSettings(before, applied)) {
      // A page may tear the widget down before it removes what shows it.
      if (disposer.isDisposed()) return
      // Its types pair each option with its keys, as the options have done already.
      Reflect.apply(instance.updateConfiguration, instance, change)
    }
  }
  applyChanges()
  return applyChanges
}
