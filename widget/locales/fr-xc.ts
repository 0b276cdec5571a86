import type { Texts } from './en-us'
import { frFR } from './fr-fr'

/** French outside France and Canada, where it differs from that of France. */
export const frXC: Texts = {
  ...frFR,
  payingWith: 'Méthode de paiement\u00a0: {{paymentSource}}',
  chooseAnotherWayToPay: 'Choisir une autre méthode de paiement',
  chooseAWayToPay: 'Choisissez une méthode de paiement',
  otherWaysToPay: 'Autres méthodes de paiement',
  loading: 'Chargement des méthodes de paiement',
  editPaymentMethods: 'Modifier vos méthodes de paiement enregistrées',
  subscriptionCannotBeDeleted: 'Utilisée pour un abonnement\u00a0: elle reste enregistrée',
  genericDeleteConfirmationMessage: 'Supprimer cette méthode de paiement\u00a0?',
  deleteCancelButton: 'Garder',
  fieldEmptyForCvv: 'Indiquez le code de sécurité.',
  fieldEmptyForExpirationDate: 'Indiquez la date d’expiration.',
  fieldEmptyForCardholderName: 'Indiquez le nom qui figure sur la carte.',
  fieldEmptyForNumber: 'Indiquez le numéro de carte.',
  fieldEmptyForPostalCode: 'Indiquez le code postal.',
  unsupportedCardTypeError:
    'Les cartes de ce type ne sont pas acceptées dans cette boutique. Utilisez-en une autre.',
  genericError:
    'Une erreur est survenue de notre côté. Réessayez ou choisissez une autre méthode de paiement.',
}
