import { withTimeout } from '../../model/with-timeout'
import { loadMethods } from './load-methods'
import type { createSavedMethods, SavedMethods } from './saved-methods'

/** The shopper looks at the loading indicator meanwhile. */
const CODE_TIMEOUT_MS = 10_000

/**
 * A customer's saved methods, whose code comes with their list. Code that can't be fetched is a vault that failed.
 *
 * @param loadList gets what shows them
 */
export function openSavedMethods(
  loadList: () => Promise<void>,
  ...parts: Parameters<typeof createSavedMethods>
): SavedMethods {
  const opening = loadMethods().then((code) => code.createSavedMethods(...parts))
  const openInTime = () => withTimeout(opening, CODE_TIMEOUT_MS)
  return {
    fetchFirst: (dispatch) =>
      Promise.all([opening, loadList()]).then(
        ([saved]) => saved.fetchFirst(dispatch),
        (error: unknown) => dispatch({ type: 'dependency-failed', id: 'vault', error }),
      ),
    fetchAgain: (dispatch) =>
      openInTime().then(
        (saved) => saved.fetchAgain(dispatch),
        () => dispatch({ type: 'refresh-failed' }),
      ),
    deleteMethod: (nonce, dispatch) =>
      openInTime().then(
        (saved) => saved.deleteMethod(nonce, dispatch),
        () => dispatch({ type: 'deletion-finished', hasFailed: true }),
      ),
  }
}
