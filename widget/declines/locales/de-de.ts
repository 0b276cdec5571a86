import type { DeclineTexts } from '../decline-texts'

/** German. */
export const deDE: DeclineTexts = {
  declined:
    'Ihre Zahlung wurde abgelehnt. Prüfen Sie Ihre Angaben oder wählen Sie eine andere Zahlungsart. Näheres erfahren Sie bei Ihrer Bank.',
  'check-details':
    'Die Zahlungsdaten wurden nicht angenommen. Prüfen Sie Ihre Angaben und versuchen Sie es noch einmal oder wählen Sie eine andere Zahlungsart.',
  'use-another-method':
    'Mit dieser Zahlungsart ist die Zahlung nicht möglich. Wählen Sie eine andere.',
  'ask-your-bank':
    'Ihre Bank hat die Zahlung nicht genehmigt. Wenden Sie sich an Ihre Bank oder wählen Sie eine andere Zahlungsart.',
  'confirm-with-bank':
    'Ihre Bank möchte, dass Sie die Zahlung bestätigen. Versuchen Sie es noch einmal und folgen Sie den Anweisungen Ihrer Bank oder wählen Sie eine andere Zahlungsart.',
  'card-expired':
    'Diese Karte ist abgelaufen. Verwenden Sie eine andere Karte oder wählen Sie eine andere Zahlungsart.',
  'limit-reached':
    'Für diese Zahlung ist nicht genug Geld verfügbar oder ein Limit ist erreicht. Wählen Sie eine andere Zahlungsart oder fragen Sie Ihre Bank.',
  'try-again-later':
    'Die Zahlung konnte gerade nicht verarbeitet werden. Versuchen Sie es in ein paar Minuten noch einmal oder wählen Sie eine andere Zahlungsart.',
  'possible-duplicate':
    'Sie haben diese Zahlung anscheinend schon ausgeführt. Prüfen Sie, ob sie erfolgreich war, bevor Sie noch einmal zahlen.',
  'shop-problem':
    'Der Shop konnte die Zahlung wegen eines Problems auf seiner Seite nicht annehmen. Wählen Sie eine andere Zahlungsart oder wenden Sie sich an den Shop.',
}
