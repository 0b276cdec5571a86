import type { DropInInstance } from './instance/drop-in-instance'
import { DropInError } from './model/terms/dropin-error'
import { changedSettings } from './options/changed-settings'
import type { WidgetOptions } from './options/create-options'

/**
 * What serves later payments with the settings that have changed since it was last called.
 *
 * @param options those of the instance's creation
 * @param readOptions the options as they are now, in a new object after each change
 */
export function createHandOn(
  instance: DropInInstance,
  options: WidgetOptions,
  readOptions: () => WidgetOptions,
): () => void {
  let handedOn = options
  return () => {
    const changes = changedSettings(handedOn, readOptions())
    handedOn = readOptions()
    try {
      // Its types pair each option with its keys, as the options have done already.
      for (const change of changes) Reflect.apply(instance.updateConfiguration, instance, change)
    } catch (error) {
      // A page may tear the widget down before it removes what shows it.
      if (!(error instanceof DropInError && error.code === 'TORN_DOWN')) throw error
    }
  }
}
