/** Payment sheets, the card form among them, and their errors. */
export interface SheetTheme {
  // Sheets
  /** Text of a sheet. */
  readonly '--dropin-sheet-color'?: string
  /** Its ground. */
  readonly '--dropin-sheet-background'?: string
  /** Its border. */
  readonly '--dropin-sheet-border-color'?: string
  /** Width of its border. */
  readonly '--dropin-sheet-border-width'?: string
  /** Roundness of its corners. */
  readonly '--dropin-sheet-radius'?: string
  /** Its shadow. */
  readonly '--dropin-sheet-shadow'?: string
  /** Distance of its content from its edges. */
  readonly '--dropin-sheet-padding'?: string
  /** Distance above and below its heading. */
  readonly '--dropin-sheet-header-padding'?: string
  /** How much of it shows while it works. */
  readonly '--dropin-sheet-busy-opacity'?: string

  // Card form
  /** Distance between rows of fields. */
  readonly '--dropin-form-row-gap'?: string
  /** Distance between fields of a row. */
  readonly '--dropin-form-column-gap'?: string
  /** What is typed. */
  readonly '--dropin-field-color'?: string
  /** What is typed and can't be right. */
  readonly '--dropin-field-color-error'?: string
  /** Ground of a field. */
  readonly '--dropin-field-background'?: string
  /** Its border. */
  readonly '--dropin-field-border-color'?: string
  /** Its border while one types into it. */
  readonly '--dropin-field-border-color-focus'?: string
  /** Its border while it has an error. */
  readonly '--dropin-field-border-color-error'?: string
  /** Width of its border. */
  readonly '--dropin-field-border-width'?: string
  /** Roundness of its corners. */
  readonly '--dropin-field-radius'?: string
  /** Its shadow. */
  readonly '--dropin-field-shadow'?: string
  /** Its shadow while one types into it. */
  readonly '--dropin-field-shadow-focus'?: string
  /** Its height. */
  readonly '--dropin-field-height'?: string
  /** Distance of its text and picture from its sides. */
  readonly '--dropin-field-padding'?: string
  /** Font of what is typed. */
  readonly '--dropin-field-font-family'?: string
  /** Size of what is typed; iOS zooms into a field below 16px. */
  readonly '--dropin-field-font-size'?: string
  /** Weight of what is typed. */
  readonly '--dropin-field-font-weight'?: string
  /** Space between the characters typed. */
  readonly '--dropin-field-letter-spacing'?: string
  /** Picture in a field. */
  readonly '--dropin-field-icon-color'?: string
  /** What an empty field shows. */
  readonly '--dropin-placeholder-color'?: string
  /** Label of a field. */
  readonly '--dropin-label-color'?: string
  /** Its size. */
  readonly '--dropin-label-font-size'?: string
  /** Its weight. */
  readonly '--dropin-label-font-weight'?: string
  /** Distance between label and field. */
  readonly '--dropin-label-gap'?: string
  /** Hint behind a label. */
  readonly '--dropin-hint-color'?: string
  /** Its size. */
  readonly '--dropin-hint-font-size'?: string
  /** The box that lets a shopper save a card. */
  readonly '--dropin-checkbox-color'?: string
  /** Its size. */
  readonly '--dropin-checkbox-size'?: string
  /** Link to what happens with the data. */
  readonly '--dropin-link-color'?: string
  /** Its size. */
  readonly '--dropin-link-font-size'?: string
  /** Line of the link. */
  readonly '--dropin-link-decoration'?: string

  // Errors
  /** Error of a field or a tile. */
  readonly '--dropin-error-color'?: string
  /** Size of a field's error. */
  readonly '--dropin-error-font-size'?: string
  /** Weight of a field's error. */
  readonly '--dropin-error-font-weight'?: string
  /** Error of a sheet. */
  readonly '--dropin-alert-color'?: string
  /** Its ground. */
  readonly '--dropin-alert-background'?: string
  /** Its border. */
  readonly '--dropin-alert-border-color'?: string
  /** Width of its border. */
  readonly '--dropin-alert-border-width'?: string
  /** Roundness of its corners. */
  readonly '--dropin-alert-radius'?: string
  /** Its size. */
  readonly '--dropin-alert-font-size'?: string
}
