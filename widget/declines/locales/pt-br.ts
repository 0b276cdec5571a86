import type { DeclineTexts } from '../decline-texts'

/** Portuguese of Brazil. */
export const ptBR: DeclineTexts = {
  declined:
    'Seu pagamento foi recusado. Confira os dados que você informou ou escolha outra forma de pagamento. Seu banco pode dar mais informações.',
  'check-details':
    'Os dados de pagamento não foram aceitos. Confira os dados e tente de novo ou escolha outra forma de pagamento.',
  'use-another-method':
    'Não é possível fazer este pagamento desta forma. Escolha outra forma de pagamento.',
  'ask-your-bank':
    'Seu banco não autorizou este pagamento. Fale com o banco ou escolha outra forma de pagamento.',
  'confirm-with-bank':
    'Seu banco quer que você confirme este pagamento. Tente de novo e siga as instruções do banco ou escolha outra forma de pagamento.',
  'card-expired': 'Este cartão está vencido. Use outro cartão ou escolha outra forma de pagamento.',
  'limit-reached':
    'Não há saldo suficiente para este pagamento ou um limite foi atingido. Escolha outra forma de pagamento ou fale com seu banco.',
  'try-again-later':
    'Não foi possível processar o pagamento agora. Tente de novo em alguns minutos ou escolha outra forma de pagamento.',
  'possible-duplicate':
    'Parece que você já fez este pagamento. Verifique se ele foi concluído antes de pagar de novo.',
  'shop-problem':
    'A loja não pôde receber o pagamento por causa de um problema do lado dela. Escolha outra forma de pagamento ou fale com a loja.',
}
