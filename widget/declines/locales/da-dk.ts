import type { DeclineTexts } from '../decline-texts'

/** Danish. */
export const daDK: DeclineTexts = {
  declined:
    'Din betaling blev afvist. Kontrollér de oplysninger, du har indtastet, eller vælg en anden betalingsmåde. Din bank kan fortælle dig mere.',
  'check-details':
    'Betalingsoplysningerne blev ikke godkendt. Kontrollér dem, og prøv igen, eller vælg en anden betalingsmåde.',
  'use-another-method':
    'Betalingen kan ikke gennemføres på denne måde. Vælg en anden betalingsmåde.',
  'ask-your-bank':
    'Din bank godkendte ikke betalingen. Kontakt banken, eller vælg en anden betalingsmåde.',
  'confirm-with-bank':
    'Din bank vil have dig til at bekræfte betalingen. Prøv igen, og følg bankens anvisninger, eller vælg en anden betalingsmåde.',
  'card-expired': 'Kortet er udløbet. Brug et andet kort, eller vælg en anden betalingsmåde.',
  'limit-reached':
    'Der er ikke dækning for betalingen, eller en beløbsgrænse er nået. Vælg en anden betalingsmåde, eller spørg din bank.',
  'try-again-later':
    'Betalingen kunne ikke behandles lige nu. Prøv igen om et par minutter, eller vælg en anden betalingsmåde.',
  'possible-duplicate':
    'Det ser ud til, at du allerede har foretaget denne betaling. Undersøg, om den gik igennem, før du betaler igen.',
  'shop-problem':
    'Butikken kunne ikke tage imod betalingen på grund af et problem hos butikken. Vælg en anden betalingsmåde, eller kontakt butikken.',
}
