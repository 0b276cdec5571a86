import type { DeclineTexts } from '../decline-texts'

/** Swedish. */
export const svSE: DeclineTexts = {
  declined:
    'Betalningen nekades. Kontrollera uppgifterna du har angett eller välj ett annat sätt att betala. Din bank kan berätta mer.',
  'check-details':
    'Betalningsuppgifterna godkändes inte. Kontrollera dem och försök igen eller välj ett annat sätt att betala.',
  'use-another-method':
    'Det går inte att betala på det här sättet. Välj ett annat sätt att betala.',
  'ask-your-bank':
    'Din bank godkände inte betalningen. Kontakta banken eller välj ett annat sätt att betala.',
  'confirm-with-bank':
    'Din bank vill att du bekräftar betalningen. Försök igen och följ bankens anvisningar eller välj ett annat sätt att betala.',
  'card-expired': 'Kortet har gått ut. Använd ett annat kort eller välj ett annat sätt att betala.',
  'limit-reached':
    'Det finns inte täckning för betalningen eller så har en beloppsgräns nåtts. Välj ett annat sätt att betala eller fråga din bank.',
  'try-again-later':
    'Betalningen kunde inte behandlas just nu. Försök igen om några minuter eller välj ett annat sätt att betala.',
  'possible-duplicate':
    'Det verkar som att du redan har gjort den här betalningen. Kontrollera om den gick igenom innan du betalar igen.',
  'shop-problem':
    'Butiken kunde inte ta emot betalningen på grund av ett problem hos butiken. Välj ett annat sätt att betala eller kontakta butiken.',
}
