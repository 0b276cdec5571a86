import { explainDecline } from '../../../../widget/declines'
import { ApiError } from '../../../api/api-error'

/**
 * What to tell a shopper whose charge was declined, and what to do next: a sentence for the code in the page's
 * language, and the service's own words where it gave no code.
 */
export async function explainDeclined(error: unknown): Promise<string> {
  if (error instanceof ApiError && error.code === undefined && error.reason) {
    return `${error.reason} Try again or choose another payment method.`
  }
  const code = error instanceof ApiError ? error.code : undefined
  return (await explainDecline(code, document.documentElement.lang)).text
}
