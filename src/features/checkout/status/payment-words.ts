/** How a checkout stands, in words: whether money moved, whose turn it is, what comes next. */
export interface PaymentReport {
  readonly tone: 'error' | 'warning' | 'success' | 'info'
  readonly title: string
  readonly text: string
}
