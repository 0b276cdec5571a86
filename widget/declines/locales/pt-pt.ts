import type { DeclineTexts } from '../decline-texts'

/** Portuguese of Portugal. */
export const ptPT: DeclineTexts = {
  declined:
    'O seu pagamento foi recusado. Verifique os dados que introduziu ou escolha outra forma de pagamento. O seu banco pode dar-lhe mais informações.',
  'check-details':
    'Os dados de pagamento não foram aceites. Verifique-os e tente novamente ou escolha outra forma de pagamento.',
  'use-another-method':
    'Não é possível fazer este pagamento desta forma. Escolha outra forma de pagamento.',
  'ask-your-bank':
    'O seu banco não autorizou este pagamento. Contacte o banco ou escolha outra forma de pagamento.',
  'confirm-with-bank':
    'O seu banco pede-lhe que confirme este pagamento. Tente novamente e siga as instruções do banco ou escolha outra forma de pagamento.',
  'card-expired':
    'Este cartão está fora de validade. Use outro cartão ou escolha outra forma de pagamento.',
  'limit-reached':
    'Não há saldo suficiente para este pagamento ou foi atingido um limite. Escolha outra forma de pagamento ou contacte o seu banco.',
  'try-again-later':
    'Não foi possível processar o pagamento neste momento. Tente novamente dentro de alguns minutos ou escolha outra forma de pagamento.',
  'possible-duplicate':
    'Parece que já fez este pagamento. Antes de pagar novamente, verifique se foi concluído.',
  'shop-problem':
    'A loja não conseguiu receber o pagamento devido a um problema do lado dela. Escolha outra forma de pagamento ou contacte a loja.',
}
