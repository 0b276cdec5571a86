import type { DeclineTexts } from '../decline-texts'

/** French outside France and Canada. */
export const frXC: DeclineTexts = {
  declined:
    'Votre paiement a été refusé. Vérifiez les informations saisies ou choisissez une autre méthode de paiement. Votre banque peut vous en dire plus.',
  'check-details':
    'Les informations de paiement n’ont pas été acceptées. Vérifiez-les et réessayez, ou choisissez une autre méthode de paiement.',
  'use-another-method':
    'Ce paiement n’est pas possible avec cette méthode de paiement. Choisissez-en une autre.',
  'ask-your-bank':
    'Votre banque n’a pas autorisé ce paiement. Contactez-la ou choisissez une autre méthode de paiement.',
  'confirm-with-bank':
    'Votre banque vous demande de confirmer ce paiement. Réessayez en suivant ses instructions, ou choisissez une autre méthode de paiement.',
  'card-expired':
    'Cette carte a expiré. Utilisez une autre carte ou choisissez une autre méthode de paiement.',
  'limit-reached':
    'Le solde disponible est insuffisant ou un plafond a été atteint. Choisissez une autre méthode de paiement ou contactez votre banque.',
  'try-again-later':
    'Le paiement n’a pas pu être traité pour le moment. Réessayez dans quelques minutes ou choisissez une autre méthode de paiement.',
  'possible-duplicate':
    'Il semble que vous ayez déjà effectué ce paiement. Vérifiez s’il a abouti avant de payer à nouveau.',
  'shop-problem':
    'La boutique n’a pas pu accepter le paiement en raison d’un problème de son côté. Choisissez une autre méthode de paiement ou contactez la boutique.',
}
