import type { Texts } from './en-us'
import { esES } from './es-es'

/** Spanish of Latin America, where it differs from that of Spain. */
export const esXC: Texts = {
  ...esES,
  edit: 'Modificar',
  editPaymentMethods: 'Modificar sus formas de pago guardadas',
  chooseAWayToPay: 'Elija cómo quiere pagar',
  CreditCardDeleteConfirmationMessage:
    '¿Eliminar su tarjeta {{secondaryIdentifier}} terminada en {{identifier}}?',
  PayPalAccountDeleteConfirmationMessage: '¿Eliminar su cuenta de PayPal {{identifier}}?',
  VenmoAccountDeleteConfirmationMessage: '¿Eliminar su cuenta de Venmo {{identifier}}?',
  expirationDateLabel: 'Fecha de vencimiento',
  noticeOfCollection: 'Cómo maneja PayPal sus datos de pago',
  fieldEmptyForCvv: 'Ingrese el código de seguridad.',
  fieldEmptyForExpirationDate: 'Ingrese la fecha de vencimiento.',
  fieldEmptyForCardholderName: 'Ingrese el nombre que figura en la tarjeta.',
  fieldEmptyForNumber: 'Ingrese el número de tarjeta.',
  fieldEmptyForPostalCode: 'Ingrese el código postal.',
  fieldInvalidForCardholderName: 'Revise el nombre que figura en la tarjeta.',
  fieldInvalidForCvv: 'Revise el código de seguridad.',
  fieldInvalidForExpirationDate: 'Revise la fecha de vencimiento.',
  fieldInvalidForNumber: 'Revise el número de tarjeta.',
  fieldInvalidForPostalCode: 'Revise el código postal.',
  unsupportedCardTypeError: 'Esta tienda no acepta este tipo de tarjeta. Use otra.',
  genericError: 'Algo falló de nuestro lado. Intente de nuevo o elija otra forma de pago.',
  hostedFieldsFailedTokenizationError:
    'La tarjeta no fue aceptada. Revise los datos e intente de nuevo.',
  hostedFieldsTokenizationCvvVerificationFailedError:
    'No se pudo verificar la tarjeta. Revise los datos e intente de nuevo.',
  hostedFieldsTokenizationNetworkErrorError:
    'Falló la conexión y no se cobró nada. Intente de nuevo.',
  hostedFieldsFieldsInvalidError: 'Revise los campos marcados e intente de nuevo.',
  paypalButtonMustBeUsed: 'Use el botón de PayPal para continuar.',
  paypalAccountTokenizationFailedError: 'No se pudo agregar su cuenta de PayPal. Intente de nuevo.',
  paypalFlowFailedError: 'No se pudo conectar con PayPal. Intente de nuevo.',
  paypalTokenizationRequestActiveError: 'PayPal ya está abierto. Primero termine ahí.',
  venmoButtonMustBeUsed: 'Use el botón de Venmo para continuar.',
  venmoCanceledError:
    'Venmo se cerró antes de terminar. Verifique que la aplicación esté actualizada y que este navegador pueda abrirla.',
  venmoAppFailedError: 'No se encontró la aplicación de Venmo en este dispositivo.',
  applePayButtonMustBeUsed: 'Use el botón de Apple Pay para continuar.',
  applePayTokenizationError: 'Falló la conexión con Apple Pay. Intente de nuevo.',
  applePayActiveCardError: 'Agregue a su billetera de Apple una tarjeta que esta tienda acepte.',
  googlePayButtonMustBeUsed: 'Use el botón de Google Pay para continuar.',
  vaultManagerPaymentMethodDeletionError: 'No se pudo eliminar. Intente de nuevo.',
}
