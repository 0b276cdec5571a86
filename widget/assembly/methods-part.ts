/** What only customers need, and guests once they pay; in one script of its own. */
export { METHODS } from '../views/methods/methods'
export { createSavedMethods } from './saved-methods'
