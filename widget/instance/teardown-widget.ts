import type { Ending } from '../assembly/ending'
import { DropInError } from '../model/terms/dropin-error'

/**
 * Ends the widget; everything is torn down before an error is reported.
 *
 * @throws DropInError `…_TEARDOWN_FAILED`; else what a component failed with
 */
export async function teardownWidget(ending: Ending): Promise<void> {
  const errors = await ending.run()
  const known = errors.find((error) => error instanceof DropInError)
  if (errors.length > 0) throw known ?? errors[0]
}
