import { brandNames } from './brand-names'
import type { Texts } from './en-us'

/** German. */
export const deDE: Texts = {
  ...brandNames,
  payingWith: 'Zahlung mit {{paymentSource}}',
  chooseAnotherWayToPay: 'Andere Zahlungsart wählen',
  chooseAWayToPay: 'Zahlungsart wählen',
  otherWaysToPay: 'Weitere Zahlungsarten',
  loading: 'Zahlungsarten werden geladen',
  connecting: 'Verbindung wird hergestellt\u00a0…',
  edit: 'Bearbeiten',
  doneEditing: 'Fertig',
  editPaymentMethods: 'Gespeicherte Zahlungsarten bearbeiten',
  deletePaymentMethod: '{{paymentMethod}} löschen',
  subscriptionCannotBeDeleted: 'Wird für ein Abo gebraucht und bleibt gespeichert',
  CreditCardDeleteConfirmationMessage:
    'Ihre {{secondaryIdentifier}} mit der Endung {{identifier}} löschen?',
  PayPalAccountDeleteConfirmationMessage: 'Ihr PayPal-Konto {{identifier}} löschen?',
  VenmoAccountDeleteConfirmationMessage: 'Ihr Venmo-Konto {{identifier}} löschen?',
  genericDeleteConfirmationMessage: 'Diese Zahlungsart löschen?',
  deleteCancelButton: 'Behalten',
  deleteConfirmationButton: 'Löschen',
  endingIn: 'Endet auf {{lastFourCardDigits}}',
  payWithCard: 'Mit Karte zahlen',
  cardNumberLabel: 'Kartennummer',
  cvvLabel: 'Sicherheitscode',
  cvvThreeDigitLabelSubheading: '(3 Ziffern)',
  cvvFourDigitLabelSubheading: '(4 Ziffern)',
  cardholderNameLabel: 'Name auf der Karte',
  cardholderNamePlaceholder: 'Wie auf der Karte gedruckt',
  expirationDateLabel: 'Gültig bis',
  expirationDateLabelSubheading: '(MM/JJ)',
  expirationDatePlaceholder: 'MM/JJ',
  postalCodeLabel: 'Postleitzahl',
  saveCardLabel: 'Karte für das nächste Mal speichern',
  noticeOfCollection: 'Wie PayPal mit Ihren Zahlungsdaten umgeht',
  fieldEmptyForCvv: 'Geben Sie den Sicherheitscode ein.',
  fieldEmptyForExpirationDate: 'Geben Sie das Ablaufdatum ein.',
  fieldEmptyForCardholderName: 'Geben Sie den Namen auf der Karte ein.',
  fieldTooLongForCardholderName: 'Der Name muss kürzer als 256 Zeichen sein.',
  fieldEmptyForNumber: 'Geben Sie die Kartennummer ein.',
  fieldEmptyForPostalCode: 'Geben Sie die Postleitzahl ein.',
  fieldInvalidForCardholderName: 'Prüfen Sie den Namen auf der Karte.',
  fieldInvalidForCvv: 'Prüfen Sie den Sicherheitscode.',
  fieldInvalidForExpirationDate: 'Prüfen Sie das Ablaufdatum.',
  fieldInvalidForNumber: 'Prüfen Sie die Kartennummer.',
  fieldInvalidForPostalCode: 'Prüfen Sie die Postleitzahl.',
  unsupportedCardTypeError:
    'Dieser Shop nimmt Karten dieser Art nicht an. Verwenden Sie eine andere.',
  genericError:
    'Bei uns ist etwas schiefgegangen. Versuchen Sie es noch einmal oder wählen Sie eine andere Zahlungsart.',
  hostedFieldsTokenizationFailOnDuplicateError: 'Diese Karte ist schon gespeichert.',
  hostedFieldsFailedTokenizationError:
    'Die Karte wurde nicht angenommen. Prüfen Sie die Angaben und versuchen Sie es noch einmal.',
  hostedFieldsTokenizationCvvVerificationFailedError:
    'Die Karte konnte nicht bestätigt werden. Prüfen Sie die Angaben und versuchen Sie es noch einmal.',
  hostedFieldsTokenizationNetworkErrorError:
    'Die Verbindung ist abgebrochen, es wurde nichts abgebucht. Versuchen Sie es noch einmal.',
  hostedFieldsFieldsInvalidError:
    'Prüfen Sie die markierten Felder und versuchen Sie es noch einmal.',
  paypalButtonMustBeUsed: 'Weiter geht es über die PayPal-Schaltfläche.',
  paypalAccountTokenizationFailedError:
    'Ihr PayPal-Konto konnte nicht hinzugefügt werden. Versuchen Sie es noch einmal.',
  paypalFlowFailedError: 'PayPal ist nicht erreichbar. Versuchen Sie es noch einmal.',
  paypalTokenizationRequestActiveError:
    'PayPal ist schon geöffnet. Schließen Sie den Vorgang zuerst dort ab.',
  venmoButtonMustBeUsed: 'Weiter geht es über die Venmo-Schaltfläche.',
  venmoCanceledError:
    'Venmo wurde vorzeitig verlassen. Prüfen Sie, ob die App aktuell ist und dieser Browser sie öffnen kann.',
  venmoAppFailedError: 'Die Venmo-App wurde auf diesem Gerät nicht gefunden.',
  applePayButtonMustBeUsed: 'Weiter geht es über die Apple-Pay-Schaltfläche.',
  applePayTokenizationError:
    'Die Verbindung zu Apple Pay ist fehlgeschlagen. Versuchen Sie es noch einmal.',
  applePayActiveCardError:
    'Fügen Sie Ihrer Apple-Wallet eine Karte hinzu, die dieser Shop annimmt.',
  googlePayButtonMustBeUsed: 'Weiter geht es über die Google-Pay-Schaltfläche.',
  vaultManagerPaymentMethodDeletionError:
    'Das Löschen hat nicht geklappt. Versuchen Sie es noch einmal.',
  Card: 'Karte',
}
