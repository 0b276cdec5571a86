/** The `data-braintree-id` values that 1.42.0 has in the page after `create`, whatever the options (B-018). */
export const STATIC_HOOKS: readonly string[] = `
  wrapper svgs methods-label methods-edit choose-a-way-to-pay upper-container loading-container loading-indicator
  delete-confirmation delete-confirmation__message delete-confirmation__no delete-confirmation__yes
  methods methods-container options payment-options-container sheet-container
  paypal paypal-sheet-header paypal-button paypalCredit paypal-credit-sheet-header paypal-credit-button
  applePay apple-pay-sheet-header apple-pay-button googlePay google-pay-sheet-header google-pay-button
  venmo venmo-sheet-header venmo-button
  card card-sheet-header card-view-icons cardholder-name-field-group cardholder-name-field-error
  number-field-group number-field-error card-number-icon card-number-icon-svg
  expiration-date-field-group expiration-date-field-error
  cvv-field-group cvv-field-error cvv-label-descriptor cvv-icon cvv-icon-svg
  postal-code-field-group postal-code-field-error save-card-field-group save-card-input
  sheet-error sheet-error-text lower-container other-ways-to-pay toggle disable-wrapper
  visa-card-icon master-card-card-icon unionpay-card-icon american-express-card-icon jcb-card-icon
  discover-card-icon diners-club-card-icon maestro-card-icon elo-card-icon hiper-card-icon hipercard-card-icon
`
  .trim()
  .split(/\s+/)
