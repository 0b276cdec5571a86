import type { Variant } from '../fault'
import { bodyVariants } from './bodies'
import { busyVariants } from './busy'
import { habitVariants } from './habits'
import { libertyVariants } from './liberties'
import { photoVariants } from './photos'
import { privacyVariants } from './privacy'
import { sessionVariants } from './sessions'
import { shopVariants } from './shop'
import { textVariants } from './texts'
import { transportVariants } from './transport'
import { unseenVariants } from './unseen'
import { unseenTradeVariants } from './unseen-trade'
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
  ...busyVariants,
  ...privacyVariants,
  ...shopVariants,
  ...unseenTradeVariants,
  ...unseenVariants,
]
