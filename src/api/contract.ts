export type * from './generated/types'
