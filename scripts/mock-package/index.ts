export type { components, operations, paths } from '../../src/api/generated/schema'
export type { AnswerOf, Call, CallAnswer, CallOf, CallRequest, OperationId } from './calls'
export { createWorld } from './create-world'
export type { CreateWorldOptions, MockAccount, MockClock, MockWorld } from './mock-world'
