import type { DeclineTexts } from '../decline-texts'

/** French of Canada. */
export const frCA: DeclineTexts = {
  declined:
    'Votre paiement a été refusé. Vérifiez les informations saisies ou choisissez un autre mode de paiement. Votre banque peut vous en dire plus.',
  'check-details':
    'Les informations de paiement n’ont pas été acceptées. Vérifiez-les et réessayez, ou choisissez un autre mode de paiement.',
  'use-another-method':
    'Ce paiement n’est pas possible avec ce mode de paiement. Choisissez-en un autre.',
  'ask-your-bank':
    'Votre banque n’a pas autorisé ce paiement. Communiquez avec elle ou choisissez un autre mode de paiement.',
  'confirm-with-bank':
    'Votre banque vous demande de confirmer ce paiement. Réessayez en suivant ses instructions, ou choisissez un autre mode de paiement.',
  'card-expired':
    'Cette carte a expiré. Utilisez une autre carte ou choisissez un autre mode de paiement.',
  'limit-reached':
    'Le solde disponible est insuffisant ou une limite a été atteinte. Choisissez un autre mode de paiement ou communiquez avec votre banque.',
  'try-again-later':
    'Le paiement n’a pas pu être traité pour le moment. Réessayez dans quelques minutes ou choisissez un autre mode de paiement.',
  'possible-duplicate':
    'Il semble que vous ayez déjà effectué ce paiement. Vérifiez s’il a abouti avant de payer de nouveau.',
  'shop-problem':
    'La boutique n’a pas pu accepter le paiement en raison d’un problème de son côté. Choisissez un autre mode de paiement ou communiquez avec la boutique.',
}
