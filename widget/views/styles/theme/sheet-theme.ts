/** Payment sheets, the card form among them, and their errors. */
export interface SheetTheme {
  // Sheets
  /** Text color of a sheet. */
  readonly '--dropin-sheet-color'?: string
  /** Background of a sheet. */
  readonly '--dropin-sheet-background'?: string
  /** Border color of a sheet. */
  readonly '--dropin-sheet-border-color'?: string
  /** Border width of a sheet. */
  readonly '--dropin-sheet-border-width'?: string
  /** Border radius of a sheet. */
  readonly '--dropin-sheet-radius'?: string
  /** Box shadow of a sheet. */
  readonly '--dropin-sheet-shadow'?: string
  /** Padding of a sheet. */
  readonly '--dropin-sheet-padding'?: string
  /** Padding above and below the heading of a sheet. */
  readonly '--dropin-sheet-header-padding'?: string
  /** Opacity of a sheet while it is busy. */
  readonly '--dropin-sheet-busy-opacity'?: string

  // Card form
  /** Gap between rows of fields. */
  readonly '--dropin-form-row-gap'?: string
  /** Gap between fields of a row. */
  readonly '--dropin-form-column-gap'?: string
  /** Text color of a field. */
  readonly '--dropin-field-color'?: string
  /** Text color of a field with an error. */
  readonly '--dropin-field-color-error'?: string
  /** Background of a field. */
  readonly '--dropin-field-background'?: string
  /** Border color of a field. */
  readonly '--dropin-field-border-color'?: string
  /** Border color of a focused field. */
  readonly '--dropin-field-border-color-focus'?: string
  /** Border color of a field with an error. */
  readonly '--dropin-field-border-color-error'?: string
  /** Border width of a field. */
  readonly '--dropin-field-border-width'?: string
  /** Border radius of a field. */
  readonly '--dropin-field-radius'?: string
  /** Box shadow of a field. */
  readonly '--dropin-field-shadow'?: string
  /** Box shadow of a focused field. */
  readonly '--dropin-field-shadow-focus'?: string
  /** Height of a field. */
  readonly '--dropin-field-height'?: string
  /** Horizontal padding of a field. */
  readonly '--dropin-field-padding'?: string
  /** Font family of a field. */
  readonly '--dropin-field-font-family'?: string
  /** Font size of a field; iOS zooms into fields below 16px. */
  readonly '--dropin-field-font-size'?: string
  /** Font weight of a field. */
  readonly '--dropin-field-font-weight'?: string
  /** Letter spacing of a field. */
  readonly '--dropin-field-letter-spacing'?: string
  /** Icon in a field. */
  readonly '--dropin-field-icon-color'?: string
  /** Placeholder of an empty field. */
  readonly '--dropin-placeholder-color'?: string
  /** Text color of a label. */
  readonly '--dropin-label-color'?: string
  /** Font size of a label. */
  readonly '--dropin-label-font-size'?: string
  /** Font weight of a label. */
  readonly '--dropin-label-font-weight'?: string
  /** Gap between label and field. */
  readonly '--dropin-label-gap'?: string
  /** Text color of the hint after a label. */
  readonly '--dropin-hint-color'?: string
  /** Font size of the hint after a label. */
  readonly '--dropin-hint-font-size'?: string
  /** Checkbox for saving the card. */
  readonly '--dropin-checkbox-color'?: string
  /** Size of the checkbox. */
  readonly '--dropin-checkbox-size'?: string
  /** Text color of the privacy link. */
  readonly '--dropin-link-color'?: string
  /** Font size of the privacy link. */
  readonly '--dropin-link-font-size'?: string
  /** Text decoration of the privacy link. */
  readonly '--dropin-link-decoration'?: string

  // Errors
  /** Text color of a field or tile error. */
  readonly '--dropin-error-color'?: string
  /** Font size of a field error. */
  readonly '--dropin-error-font-size'?: string
  /** Font weight of a field error. */
  readonly '--dropin-error-font-weight'?: string
  /** Text color of a sheet error. */
  readonly '--dropin-alert-color'?: string
  /** Background of a sheet error. */
  readonly '--dropin-alert-background'?: string
  /** Border color of a sheet error. */
  readonly '--dropin-alert-border-color'?: string
  /** Border width of a sheet error. */
  readonly '--dropin-alert-border-width'?: string
  /** Border radius of a sheet error. */
  readonly '--dropin-alert-radius'?: string
  /** Font size of a sheet error. */
  readonly '--dropin-alert-font-size'?: string
}
