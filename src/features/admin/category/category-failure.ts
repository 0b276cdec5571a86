import { ApiError } from '../../../api/api-error'
import { explainRefusal } from '../../../api/explain-refusal'

export const CATEGORY_FAILURE = 'Category should be unique'
const WITHOUT_REASON = 'Category creation failed'

/** What stands below the headline, which is the same whatever the cause: the cause. */
export function explainCategoryFailure(error: unknown): string {
  if (!(error instanceof ApiError)) return explainRefusal(error)
  return error.reason ?? `${WITHOUT_REASON}: ${explainRefusal(error)}`
}
