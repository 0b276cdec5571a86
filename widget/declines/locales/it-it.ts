import type { DeclineTexts } from '../decline-texts'

/** Italian. */
export const itIT: DeclineTexts = {
  declined:
    'Il pagamento è stato rifiutato. Controlla i dati inseriti o scegli un altro metodo di pagamento. La tua banca può darti maggiori informazioni.',
  'check-details':
    'I dati di pagamento non sono stati accettati. Controllali e riprova, oppure scegli un altro metodo di pagamento.',
  'use-another-method':
    'Questo pagamento non può essere effettuato con questo metodo. Scegli un altro metodo di pagamento.',
  'ask-your-bank':
    'La tua banca non ha autorizzato il pagamento. Contattala o scegli un altro metodo di pagamento.',
  'confirm-with-bank':
    'La tua banca ti chiede di confermare il pagamento. Riprova e segui le sue istruzioni, oppure scegli un altro metodo di pagamento.',
  'card-expired':
    'Questa carta è scaduta. Usa un’altra carta o scegli un altro metodo di pagamento.',
  'limit-reached':
    'La disponibilità non è sufficiente per questo pagamento o è stato raggiunto un limite. Scegli un altro metodo di pagamento o chiedi alla tua banca.',
  'try-again-later':
    'Al momento non è possibile elaborare il pagamento. Riprova tra qualche minuto o scegli un altro metodo di pagamento.',
  'possible-duplicate':
    'Sembra che tu abbia già effettuato questo pagamento. Prima di pagare di nuovo, controlla se è andato a buon fine.',
  'shop-problem':
    'A causa di un problema del negozio non è stato possibile accettare il pagamento. Scegli un altro metodo di pagamento o contatta il negozio.',
}
