import type { DeclineTexts } from '../decline-texts'

/** Norwegian. */
export const noNO: DeclineTexts = {
  declined:
    'Betalingen ble avvist. Sjekk opplysningene du har oppgitt, eller velg en annen betalingsmåte. Banken din kan fortelle deg mer.',
  'check-details':
    'Betalingsopplysningene ble ikke godkjent. Sjekk dem og prøv igjen, eller velg en annen betalingsmåte.',
  'use-another-method':
    'Betalingen kan ikke gjennomføres på denne måten. Velg en annen betalingsmåte.',
  'ask-your-bank':
    'Banken din godkjente ikke betalingen. Kontakt banken, eller velg en annen betalingsmåte.',
  'confirm-with-bank':
    'Banken din vil at du skal bekrefte betalingen. Prøv igjen og følg bankens instruksjoner, eller velg en annen betalingsmåte.',
  'card-expired': 'Kortet er utløpt. Bruk et annet kort, eller velg en annen betalingsmåte.',
  'limit-reached':
    'Det er ikke dekning for betalingen, eller en beløpsgrense er nådd. Velg en annen betalingsmåte, eller spør banken din.',
  'try-again-later':
    'Betalingen kunne ikke behandles akkurat nå. Prøv igjen om noen minutter, eller velg en annen betalingsmåte.',
  'possible-duplicate':
    'Det ser ut til at du allerede har gjort denne betalingen. Sjekk om den gikk gjennom, før du betaler på nytt.',
  'shop-problem':
    'Butikken kunne ikke ta imot betalingen på grunn av et problem hos butikken. Velg en annen betalingsmåte, eller kontakt butikken.',
}
