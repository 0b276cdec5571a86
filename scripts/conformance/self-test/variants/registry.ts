import type { Variant } from '../fault'
import { bodyVariants } from './bodies'
import { habitVariants } from './habits'
import { libertyVariants } from './liberties'
import { sessionVariants } from './sessions'
import { transportVariants } from './transport'
import { unseenVariants } from './unseen'
import { valueVariants } from './values'

/** Everything that must raise no alarm. */
export const variants: readonly Variant[] = [
  ...bodyVariants,
  ...valueVariants,
  ...transportVariants,
  ...sessionVariants,
  ...habitVariants,
  ...libertyVariants,
  ...unseenVariants,
]
