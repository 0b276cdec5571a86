import type { Growth } from '../growth'

/** A line of a panel: one call at one database. */
export interface Line {
  readonly database: Growth['database']
  /** Of a call that others of its panel outgrow. */
  readonly isFaint: boolean
  readonly points: readonly { readonly size: number; readonly value: number }[]
}

/** One of the small plots. */
export interface Panel {
  readonly title: string
  /** Below the title, such as the exponents. */
  readonly remark: string
  readonly unit: 'ms' | 'MB'
  readonly lines: readonly Line[]
}
