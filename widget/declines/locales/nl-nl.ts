import type { DeclineTexts } from '../decline-texts'

/** Dutch. */
export const nlNL: DeclineTexts = {
  declined:
    'Je betaling is geweigerd. Controleer de ingevulde gegevens of kies een andere betaalmethode. Je bank kan je meer vertellen.',
  'check-details':
    'De betaalgegevens zijn niet geaccepteerd. Controleer ze en probeer het opnieuw, of kies een andere betaalmethode.',
  'use-another-method':
    'Deze betaling is niet mogelijk met deze betaalmethode. Kies een andere betaalmethode.',
  'ask-your-bank':
    'Je bank heeft de betaling niet goedgekeurd. Neem contact op met je bank of kies een andere betaalmethode.',
  'confirm-with-bank':
    'Je bank wil dat je deze betaling bevestigt. Probeer het opnieuw en volg de aanwijzingen van je bank, of kies een andere betaalmethode.',
  'card-expired':
    'Deze kaart is verlopen. Gebruik een andere kaart of kies een andere betaalmethode.',
  'limit-reached':
    'Er is niet genoeg saldo voor deze betaling of er is een limiet bereikt. Kies een andere betaalmethode of vraag het je bank.',
  'try-again-later':
    'De betaling kon nu niet worden verwerkt. Probeer het over een paar minuten opnieuw of kies een andere betaalmethode.',
  'possible-duplicate':
    'Het lijkt erop dat je deze betaling al hebt gedaan. Controleer of die is gelukt voordat je opnieuw betaalt.',
  'shop-problem':
    'De winkel kon de betaling niet aannemen door een probleem bij de winkel zelf. Kies een andere betaalmethode of neem contact op met de winkel.',
}
