import type { DeclineTexts } from '../decline-texts'

/** Polish. */
export const plPL: DeclineTexts = {
  declined:
    'Płatność została odrzucona. Sprawdź wprowadzone dane albo wybierz inną metodę płatności. Więcej informacji uzyskasz w swoim banku.',
  'check-details':
    'Dane płatności nie zostały przyjęte. Sprawdź je i spróbuj ponownie albo wybierz inną metodę płatności.',
  'use-another-method': 'Tej płatności nie można wykonać tą metodą. Wybierz inną metodę płatności.',
  'ask-your-bank':
    'Twój bank nie zatwierdził tej płatności. Skontaktuj się z bankiem albo wybierz inną metodę płatności.',
  'confirm-with-bank':
    'Twój bank prosi o potwierdzenie tej płatności. Spróbuj ponownie i postępuj zgodnie z instrukcjami banku albo wybierz inną metodę płatności.',
  'card-expired': 'Ta karta straciła ważność. Użyj innej karty albo wybierz inną metodę płatności.',
  'limit-reached':
    'Na tę płatność brakuje środków albo osiągnięto limit. Wybierz inną metodę płatności albo zapytaj w swoim banku.',
  'try-again-later':
    'Nie udało się teraz przetworzyć płatności. Spróbuj ponownie za kilka minut albo wybierz inną metodę płatności.',
  'possible-duplicate':
    'Wygląda na to, że ta płatność została już wykonana. Zanim zapłacisz ponownie, sprawdź, czy doszła do skutku.',
  'shop-problem':
    'Sklep nie mógł przyjąć płatności z powodu problemu po swojej stronie. Wybierz inną metodę płatności albo skontaktuj się ze sklepem.',
}
