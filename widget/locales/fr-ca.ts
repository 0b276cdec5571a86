import type { Texts } from './en-us'
import { frFR } from './fr-fr'

/** French of Canada, where it differs from that of France. */
export const frCA: Texts = {
  ...frFR,
  payingWith: 'Mode de paiement\u00a0: {{paymentSource}}',
  chooseAnotherWayToPay: 'Choisir un autre mode de paiement',
  chooseAWayToPay: 'Choisissez un mode de paiement',
  otherWaysToPay: 'Autres modes de paiement',
  loading: 'Chargement des modes de paiement',
  editPaymentMethods: 'Modifier vos modes de paiement enregistrés',
  subscriptionCannotBeDeleted: 'Utilisé pour un abonnement; il reste enregistré',
  CreditCardDeleteConfirmationMessage:
    'Supprimer votre carte {{secondaryIdentifier}} se terminant par {{identifier}}?',
  PayPalAccountDeleteConfirmationMessage: 'Supprimer votre compte PayPal {{identifier}}?',
  VenmoAccountDeleteConfirmationMessage: 'Supprimer votre compte Venmo {{identifier}}?',
  genericDeleteConfirmationMessage: 'Supprimer ce mode de paiement?',
  saveCardLabel: 'Mémoriser cette carte pour la prochaine fois',
  noticeOfCollection: 'Comment PayPal traite vos renseignements de paiement',
  fieldEmptyForCvv: 'Entrez le code de sécurité.',
  fieldEmptyForExpirationDate: 'Entrez la date d’expiration.',
  fieldEmptyForCardholderName: 'Entrez le nom inscrit sur la carte.',
  fieldEmptyForNumber: 'Entrez le numéro de carte.',
  fieldEmptyForPostalCode: 'Entrez le code postal.',
  fieldInvalidForCardholderName: 'Vérifiez le nom inscrit sur la carte.',
  unsupportedCardTypeError:
    'Cette boutique n’accepte pas ce type de carte. Veuillez en utiliser une autre.',
  genericError:
    'Un problème est survenu de notre côté. Réessayez ou choisissez un autre mode de paiement.',
  hostedFieldsTokenizationNetworkErrorError:
    'La connexion a échoué et aucun montant n’a été porté à votre carte. Réessayez.',
  venmoCanceledError:
    'Venmo a été fermé trop tôt. Assurez-vous que l’application est à jour et que ce navigateur peut l’ouvrir.',
}
