import type { RequestParts } from '../../http/build-request'
import type { CheckContext } from '../../model/check-context'
import { createProtectedParts } from '../access/protected-requests'

/** A request of an operation that conforms, with the right token, to be broken in one place. */
export async function createValidParts(
  context: CheckContext,
  operation: string,
): Promise<RequestParts> {
  const { role } = context.contract.operation(operation)
  if (role === undefined) return createPublicParts(context, operation)
  const { path, ...parts } = await createProtectedParts(context, operation)
  const { id: userId, token } =
    role === 'administrator' ? context.slots.admin.get() : context.slots.shopper.get()
  return { ...parts, path: { ...path, userId }, token }
}

function createPublicParts({ slots, identity }: CheckContext, operation: string): RequestParts {
  switch (operation) {
    case 'signIn': {
      // An unknown email, so that no failed attempts are counted against an account that is needed.
      const { email, password } = slots.shopper.get().account
      return { json: { email: `bad-input.${email}`, password } }
    }
    case 'signUp': {
      const { name, password, email } = slots.shopper.get().account
      // Fresh: an email that was accepted by mistake would be a duplicate the next time.
      return { json: { name, email: `${identity.fresh()}.${email}`, password } }
    }
    case 'filterProducts':
      return { json: { limit: 6, skip: 0, filters: { category: ['any'], price: [10, 19] } } }
    case 'searchProducts':
      return { query: { search: identity.tag } }
    default:
      return {}
  }
}
