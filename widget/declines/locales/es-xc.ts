import type { DeclineTexts } from '../decline-texts'

/** Spanish outside Spain. */
export const esXC: DeclineTexts = {
  declined:
    'Su pago fue rechazado. Revise los datos que ingresó o elija otra forma de pago. Su banco puede darle más información.',
  'check-details':
    'Los datos de pago no fueron aceptados. Revíselos e intente de nuevo, o elija otra forma de pago.',
  'use-another-method': 'Este pago no se puede hacer de esta forma. Elija otra forma de pago.',
  'ask-your-bank':
    'Su banco no autorizó este pago. Comuníquese con su banco o elija otra forma de pago.',
  'confirm-with-bank':
    'Su banco quiere que usted confirme este pago. Intente de nuevo y siga las instrucciones del banco, o elija otra forma de pago.',
  'card-expired': 'Esta tarjeta está vencida. Use otra tarjeta o elija otra forma de pago.',
  'limit-reached':
    'No hay saldo suficiente para este pago o se alcanzó un límite. Elija otra forma de pago o consulte a su banco.',
  'try-again-later':
    'No se pudo procesar el pago en este momento. Intente de nuevo en unos minutos o elija otra forma de pago.',
  'possible-duplicate':
    'Parece que usted ya hizo este pago. Verifique si se completó antes de volver a pagar.',
  'shop-problem':
    'Por un problema de la tienda, no se pudo aceptar el pago. Elija otra forma de pago o comuníquese con la tienda.',
}
