/** What holds for the whole widget. */
export interface GeneralTheme {
  // General: every part takes its looks from these
  /** Text. */
  readonly '--dropin-color-text'?: string
  /** Hints, icons and what can't be used now. */
  readonly '--dropin-color-text-muted'?: string
  /** Ground of tiles, sheets and the question before a deletion. */
  readonly '--dropin-color-surface'?: string
  /** Ground of what the mouse is over. */
  readonly '--dropin-color-surface-hover'?: string
  /** Ground of the chosen method. */
  readonly '--dropin-color-surface-selected'?: string
  /** Border of tiles, sheets and the question. */
  readonly '--dropin-color-border'?: string
  /** Border of what one types into or answers with; 3 : 1 against its ground. */
  readonly '--dropin-color-border-strong'?: string
  /** Buttons, the tick, the turning part of the spinner. */
  readonly '--dropin-color-accent'?: string
  /** Ring around what has the focus. */
  readonly '--dropin-color-focus'?: string
  /** Errors and what deletes. */
  readonly '--dropin-color-error'?: string
  /** Ground of an error that concerns a whole sheet. */
  readonly '--dropin-color-error-surface'?: string
  /** Font, as CSS lists them; also in the card fields. */
  readonly '--dropin-font-family'?: string
  /** Size of text. */
  readonly '--dropin-font-size'?: string
  /** Size of hints, details and field errors. */
  readonly '--dropin-font-size-small'?: string
  /** Weight of text. */
  readonly '--dropin-font-weight'?: string
  /** Space between letters. */
  readonly '--dropin-letter-spacing'?: string
  /** Height of lines. */
  readonly '--dropin-line-height'?: string
  /** Roundness of corners. */
  readonly '--dropin-radius'?: string
  /** Unit of all distances: most are one, one and a half, or two of it. */
  readonly '--dropin-space'?: string
  /** Least height of what can be touched; WCAG 2.2 asks for 24px, phones for 44px. */
  readonly '--dropin-target-size'?: string
  /** Width of borders. */
  readonly '--dropin-border-width'?: string
  /** Style of borders. */
  readonly '--dropin-border-style'?: string
  /** Shadow of tiles, sheets and the question. */
  readonly '--dropin-shadow'?: string
  /** Duration of changes of colour; none where the shopper wants less motion. */
  readonly '--dropin-duration'?: string

  // Focus
  /** Width of the focus ring. */
  readonly '--dropin-focus-width'?: string
  /** Style of the focus ring. */
  readonly '--dropin-focus-style'?: string
  /** Distance between the focus ring and what it surrounds. */
  readonly '--dropin-focus-offset'?: string

  // Headings
  /** Headings. */
  readonly '--dropin-heading-color'?: string
  /** Their font. */
  readonly '--dropin-heading-font-family'?: string
  /** Their size. */
  readonly '--dropin-heading-font-size'?: string
  /** Their weight. */
  readonly '--dropin-heading-font-weight'?: string
  /** Distance above and below the headings of lists. */
  readonly '--dropin-heading-padding'?: string

  // Spinner
  /** Its turning part. */
  readonly '--dropin-spinner-color'?: string
  /** Its ring. */
  readonly '--dropin-spinner-track-color'?: string
  /** The lock in it. */
  readonly '--dropin-spinner-icon-color'?: string
  /** Its diameter. */
  readonly '--dropin-spinner-size'?: string
  /** Width of its ring. */
  readonly '--dropin-spinner-width'?: string
  /** Time of a turn; four seconds where the shopper wants less motion. */
  readonly '--dropin-spinner-duration'?: string
}
