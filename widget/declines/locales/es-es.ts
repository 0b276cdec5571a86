import type { DeclineTexts } from '../decline-texts'

/** Spanish of Spain. */
export const esES: DeclineTexts = {
  declined:
    'Tu pago ha sido rechazado. Revisa los datos que has introducido o elige otra forma de pago. Tu banco puede darte más información.',
  'check-details':
    'No se han aceptado los datos de pago. Revísalos y vuelve a intentarlo, o elige otra forma de pago.',
  'use-another-method': 'Este pago no se puede hacer de esta forma. Elige otra forma de pago.',
  'ask-your-bank':
    'Tu banco no ha autorizado este pago. Ponte en contacto con tu banco o elige otra forma de pago.',
  'confirm-with-bank':
    'Tu banco quiere que confirmes este pago. Vuelve a intentarlo y sigue sus instrucciones, o elige otra forma de pago.',
  'card-expired': 'Esta tarjeta ha caducado. Usa otra tarjeta o elige otra forma de pago.',
  'limit-reached':
    'No hay saldo suficiente para este pago o se ha alcanzado un límite. Elige otra forma de pago o consulta a tu banco.',
  'try-again-later':
    'No se ha podido procesar el pago en este momento. Vuelve a intentarlo dentro de unos minutos o elige otra forma de pago.',
  'possible-duplicate':
    'Parece que ya has hecho este pago. Comprueba si se completó antes de volver a pagar.',
  'shop-problem':
    'Por un problema de la tienda, no se ha podido aceptar el pago. Elige otra forma de pago o contacta con la tienda.',
}
