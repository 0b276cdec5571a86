import type { Variant } from '../fault'
import { bodyVariants } from './bodies'
import { habitVariants } from './habits'
import { libertyVariants } from './liberties'
import { photoVariants } from './photos'
import { sessionVariants } from './sessions'
import { textVariants } from './texts'
import { transportVariants } from './transport'
import { valueVariants } from './values'

/** Everything that must raise no alarm. */
export const variants: readonly Variant[] = [
  ...bodyVariants,
  ...valueVariants,
  ...transportVariants,
  ...sessionVariants,
  ...habitVariants,
  ...libertyVariants,
  ...photoVariants,
  ...textVariants,
]
