import type { Ending } from '../assembly/ending'
import { DropInError } from '../model/terms/dropin-error'

/** Ends the widget; rejects with the old widget's errors, or else with what a component said. */
export async function teardownWidget(ending: Ending): Promise<void> {
  const errors = await ending.run()
  const known = errors.find((error) => error instanceof DropInError)
  if (errors.length > 0) throw known ?? errors[0]
}
