/** What one chooses from and answers with. */
export interface ChoiceTheme {
  // Tiles: ways to pay and saved methods
  /** Distance between tiles. */
  readonly '--dropin-list-gap'?: string
  /** Text of a tile. */
  readonly '--dropin-tile-color'?: string
  /** Its ground. */
  readonly '--dropin-tile-background'?: string
  /** Its ground under the mouse. */
  readonly '--dropin-tile-background-hover'?: string
  /** Its border. */
  readonly '--dropin-tile-border-color'?: string
  /** Its border under the mouse. */
  readonly '--dropin-tile-border-color-hover'?: string
  /** Width of its border. */
  readonly '--dropin-tile-border-width'?: string
  /** Roundness of its corners. */
  readonly '--dropin-tile-radius'?: string
  /** Its shadow. */
  readonly '--dropin-tile-shadow'?: string
  /** Distance of its content from its upper and lower edge. */
  readonly '--dropin-tile-padding-block'?: string
  /** Distance of its content from its sides. */
  readonly '--dropin-tile-padding-inline'?: string
  /** Distance between its picture and its text. */
  readonly '--dropin-tile-gap'?: string
  /** Its least height. */
  readonly '--dropin-tile-min-height'?: string
  /** Width of its picture; the height follows. */
  readonly '--dropin-tile-icon-width'?: string
  /** Size of its text. */
  readonly '--dropin-tile-font-size'?: string
  /** Weight of its text. */
  readonly '--dropin-tile-font-weight'?: string
  /** Second line of its text. */
  readonly '--dropin-tile-detail-color'?: string
  /** Size of that line. */
  readonly '--dropin-tile-detail-font-size'?: string
  /** Text of a tile that can't be used. */
  readonly '--dropin-tile-disabled-color'?: string
  /** Style of its border. */
  readonly '--dropin-tile-disabled-border-style'?: string

  // Saved methods
  /** Text of the chosen method. */
  readonly '--dropin-method-selected-color'?: string
  /** Its ground. */
  readonly '--dropin-method-selected-background'?: string
  /** Its border. */
  readonly '--dropin-method-selected-border-color'?: string
  /** Its tick. */
  readonly '--dropin-method-check-color'?: string
  /** The cross on methods that can be deleted. */
  readonly '--dropin-method-delete-color'?: string

  // Buttons
  /** Text of a button. */
  readonly '--dropin-button-color'?: string
  /** Its ground. */
  readonly '--dropin-button-background'?: string
  /** Its ground under the mouse. */
  readonly '--dropin-button-background-hover'?: string
  /** Its border. */
  readonly '--dropin-button-border-color'?: string
  /** Width of its border. */
  readonly '--dropin-button-border-width'?: string
  /** Roundness of its corners. */
  readonly '--dropin-button-radius'?: string
  /** Distance of its text from its sides. */
  readonly '--dropin-button-padding'?: string
  /** Size of its text. */
  readonly '--dropin-button-font-size'?: string
  /** Weight of its text. */
  readonly '--dropin-button-font-weight'?: string
  /** Text of the button that deletes. */
  readonly '--dropin-delete-button-color'?: string
  /** Its ground. */
  readonly '--dropin-delete-button-background'?: string
  /** Its border. */
  readonly '--dropin-delete-button-border-color'?: string
  /** Roundness of the Venmo and Apple Pay buttons. */
  readonly '--dropin-wallet-button-radius'?: string
  /** Their height. */
  readonly '--dropin-wallet-button-height'?: string
  /** Greatest width of the buttons of wallets. */
  readonly '--dropin-wallet-button-max-width'?: string

  // Question before a deletion
  /** Its text. */
  readonly '--dropin-dialog-color'?: string
  /** Its ground. */
  readonly '--dropin-dialog-background'?: string
  /** Its border. */
  readonly '--dropin-dialog-border-color'?: string
  /** Width of its border. */
  readonly '--dropin-dialog-border-width'?: string
  /** Roundness of its corners. */
  readonly '--dropin-dialog-radius'?: string
  /** Its shadow. */
  readonly '--dropin-dialog-shadow'?: string
  /** Distance of its content from its edges. */
  readonly '--dropin-dialog-padding'?: string
}
