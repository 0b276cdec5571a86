/** Entry of a lazily loaded chunk: needed by returning customers, and by guests once they pay. */
export { METHODS } from '../../views/methods/methods'
export { createSavedMethods } from './saved-methods'
