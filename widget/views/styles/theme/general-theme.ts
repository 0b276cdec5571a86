/** What holds for the whole widget. */
export interface GeneralTheme {
  // General: every part takes its looks from these
  /** Text color. */
  readonly '--dropin-color-text'?: string
  /** Hints, icons and disabled parts. */
  readonly '--dropin-color-text-muted'?: string
  /** Background of tiles, sheets and the delete confirmation. */
  readonly '--dropin-color-surface'?: string
  /** Background under the pointer. */
  readonly '--dropin-color-surface-hover'?: string
  /** Background of the selected payment method. */
  readonly '--dropin-color-surface-selected'?: string
  /** Border color of tiles, sheets and the delete confirmation. */
  readonly '--dropin-color-border'?: string
  /** Border color of fields and buttons; at least 3 : 1 against its background. */
  readonly '--dropin-color-border-strong'?: string
  /** Buttons, check mark, moving part of the spinner. */
  readonly '--dropin-color-accent'?: string
  /** Focus ring. */
  readonly '--dropin-color-focus'?: string
  /** Errors and delete buttons. */
  readonly '--dropin-color-error'?: string
  /** Background of an error of a whole sheet. */
  readonly '--dropin-color-error-surface'?: string
  /** Font family, also in the card fields. */
  readonly '--dropin-font-family'?: string
  /** Font size. */
  readonly '--dropin-font-size'?: string
  /** Font size of hints, details and field errors. */
  readonly '--dropin-font-size-small'?: string
  /** Font weight. */
  readonly '--dropin-font-weight'?: string
  /** Letter spacing. */
  readonly '--dropin-letter-spacing'?: string
  /** Line height. */
  readonly '--dropin-line-height'?: string
  /** Border radius. */
  readonly '--dropin-radius'?: string
  /** Base unit of spacing: most distances are 1, 1.5 or 2 of it. */
  readonly '--dropin-space'?: string
  /** Minimum height of touch targets; WCAG 2.2 requires 24px, phones 44px. */
  readonly '--dropin-target-size'?: string
  /** Border width. */
  readonly '--dropin-border-width'?: string
  /** Border style. */
  readonly '--dropin-border-style'?: string
  /** Box shadow of tiles, sheets and the delete confirmation. */
  readonly '--dropin-shadow'?: string
  /** Duration of color transitions; 0 with `prefers-reduced-motion`. */
  readonly '--dropin-duration'?: string

  // Focus
  /** Width of the focus ring. */
  readonly '--dropin-focus-width'?: string
  /** Style of the focus ring. */
  readonly '--dropin-focus-style'?: string
  /** Offset of the focus ring. */
  readonly '--dropin-focus-offset'?: string

  // Headings
  /** Text color of headings. */
  readonly '--dropin-heading-color'?: string
  /** Font family of headings. */
  readonly '--dropin-heading-font-family'?: string
  /** Font size of headings. */
  readonly '--dropin-heading-font-size'?: string
  /** Font weight of headings. */
  readonly '--dropin-heading-font-weight'?: string
  /** Padding above and below the headings of lists. */
  readonly '--dropin-heading-padding'?: string

  // Spinner
  /** Moving part of the spinner. */
  readonly '--dropin-spinner-color'?: string
  /** Track of the spinner. */
  readonly '--dropin-spinner-track-color'?: string
  /** Lock icon in the spinner. */
  readonly '--dropin-spinner-icon-color'?: string
  /** Diameter of the spinner. */
  readonly '--dropin-spinner-size'?: string
  /** Stroke width of the spinner. */
  readonly '--dropin-spinner-width'?: string
  /** Duration of one turn; 4 s with `prefers-reduced-motion`. */
  readonly '--dropin-spinner-duration'?: string
}
