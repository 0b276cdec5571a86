import { type Family, type Fault, fault } from '../fault'
import { changeAnswer } from '../wrap/messages'
import { onOperation } from '../wrap/one-operation'

/** Sentences of frameworks that tell nobody what to change. */
const sentences: Readonly<Record<string, string>> = {
  signUp: 'Validation failed.',
  signIn: 'Invalid value',
  updateProfile: 'must not be blank',
  createCategory: 'Bad Request',
  createProduct: 'The given data was invalid.',
  updateProduct: 'Something is wrong with your input.',
  filterProducts: 'Invalid request payload input',
  listProducts: 'Invalid query parameters',
  searchProducts: 'This value should not be blank.',
  createPayment: 'Unprocessable input',
  createOrder: 'Required',
  updateOrderStatus: 'Expected string, received number',
}

/** Errors of bad input that name no field. */
export const unnamedFields: Family = {
  name: 'errors without a field',
  checksFor: ({ operation }) => [`bad-input:${operation}`],
  faults: Object.entries(sentences).map(
    ([operation, sentence]): Fault =>
      fault(operation, 'names no field in its errors', 'named-field', answerSentence, sentence),
  ),
}

function answerSentence(operation: string, sentence: string) {
  return onOperation(operation, async (_, forward) => {
    const response = await forward()
    if (response.status !== 400) return response
    return changeAnswer(response, () => ({ success: false, message: sentence, error: sentence }))
  })
}
