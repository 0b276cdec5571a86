/** What one chooses from and answers with. */
export interface ChoiceTheme {
  // Tiles: ways to pay and saved methods
  /** Gap between tiles. */
  readonly '--dropin-list-gap'?: string
  /** Text color of a tile. */
  readonly '--dropin-tile-color'?: string
  /** Background of a tile. */
  readonly '--dropin-tile-background'?: string
  /** Background of a tile under the pointer. */
  readonly '--dropin-tile-background-hover'?: string
  /** Border color of a tile. */
  readonly '--dropin-tile-border-color'?: string
  /** Border color of a tile under the pointer. */
  readonly '--dropin-tile-border-color-hover'?: string
  /** Border width of a tile. */
  readonly '--dropin-tile-border-width'?: string
  /** Border radius of a tile. */
  readonly '--dropin-tile-radius'?: string
  /** Box shadow of a tile. */
  readonly '--dropin-tile-shadow'?: string
  /** Vertical padding of a tile. */
  readonly '--dropin-tile-padding-block'?: string
  /** Horizontal padding of a tile. */
  readonly '--dropin-tile-padding-inline'?: string
  /** Gap between icon and text of a tile. */
  readonly '--dropin-tile-gap'?: string
  /** Minimum height of a tile. */
  readonly '--dropin-tile-min-height'?: string
  /** Width of the icon; the height follows. */
  readonly '--dropin-tile-icon-width'?: string
  /** Font size of a tile. */
  readonly '--dropin-tile-font-size'?: string
  /** Font weight of a tile. */
  readonly '--dropin-tile-font-weight'?: string
  /** Text color of the second line of a tile. */
  readonly '--dropin-tile-detail-color'?: string
  /** Font size of the second line of a tile. */
  readonly '--dropin-tile-detail-font-size'?: string
  /** Text color of a disabled tile. */
  readonly '--dropin-tile-disabled-color'?: string
  /** Border style of a disabled tile. */
  readonly '--dropin-tile-disabled-border-style'?: string

  // Saved methods
  /** Text color of the selected payment method. */
  readonly '--dropin-method-selected-color'?: string
  /** Background of the selected payment method. */
  readonly '--dropin-method-selected-background'?: string
  /** Border color of the selected payment method. */
  readonly '--dropin-method-selected-border-color'?: string
  /** Check mark of the selected payment method. */
  readonly '--dropin-method-check-color'?: string
  /** Delete icon of a saved payment method. */
  readonly '--dropin-method-delete-color'?: string

  // Buttons
  /** Text color of a button. */
  readonly '--dropin-button-color'?: string
  /** Background of a button. */
  readonly '--dropin-button-background'?: string
  /** Background of a button under the pointer. */
  readonly '--dropin-button-background-hover'?: string
  /** Border color of a button. */
  readonly '--dropin-button-border-color'?: string
  /** Border width of a button. */
  readonly '--dropin-button-border-width'?: string
  /** Border radius of a button. */
  readonly '--dropin-button-radius'?: string
  /** Horizontal padding of a button. */
  readonly '--dropin-button-padding'?: string
  /** Font size of a button. */
  readonly '--dropin-button-font-size'?: string
  /** Font weight of a button. */
  readonly '--dropin-button-font-weight'?: string
  /** Text color of the delete button. */
  readonly '--dropin-delete-button-color'?: string
  /** Background of the delete button. */
  readonly '--dropin-delete-button-background'?: string
  /** Border color of the delete button. */
  readonly '--dropin-delete-button-border-color'?: string
  /** Border radius of the Venmo and Apple Pay buttons. */
  readonly '--dropin-wallet-button-radius'?: string
  /** Height of the Venmo and Apple Pay buttons. */
  readonly '--dropin-wallet-button-height'?: string
  /** Maximum width of wallet buttons. */
  readonly '--dropin-wallet-button-max-width'?: string

  // Question before a deletion
  /** Text color of the delete confirmation. */
  readonly '--dropin-dialog-color'?: string
  /** Background of the delete confirmation. */
  readonly '--dropin-dialog-background'?: string
  /** Border color of the delete confirmation. */
  readonly '--dropin-dialog-border-color'?: string
  /** Border width of the delete confirmation. */
  readonly '--dropin-dialog-border-width'?: string
  /** Border radius of the delete confirmation. */
  readonly '--dropin-dialog-radius'?: string
  /** Box shadow of the delete confirmation. */
  readonly '--dropin-dialog-shadow'?: string
  /** Padding of the delete confirmation. */
  readonly '--dropin-dialog-padding'?: string
}
