import type { DeclineTexts } from '../decline-texts'

/** Finnish. */
export const fiFI: DeclineTexts = {
  declined:
    'Maksusi hylättiin. Tarkista antamasi tiedot tai valitse toinen maksutapa. Lisätietoja saat pankistasi.',
  'check-details':
    'Maksutietoja ei hyväksytty. Tarkista ne ja yritä uudelleen tai valitse toinen maksutapa.',
  'use-another-method':
    'Tätä maksua ei voi suorittaa tällä maksutavalla. Valitse toinen maksutapa.',
  'ask-your-bank':
    'Pankkisi ei hyväksynyt maksua. Ota yhteyttä pankkiisi tai valitse toinen maksutapa.',
  'confirm-with-bank':
    'Pankkisi haluaa, että vahvistat maksun. Yritä uudelleen ja noudata pankin ohjeita tai valitse toinen maksutapa.',
  'card-expired':
    'Kortin voimassaolo on päättynyt. Käytä toista korttia tai valitse toinen maksutapa.',
  'limit-reached':
    'Maksuun ei ole riittävästi katetta tai käyttöraja on täyttynyt. Valitse toinen maksutapa tai kysy asiaa pankistasi.',
  'try-again-later':
    'Maksua ei voitu käsitellä juuri nyt. Yritä uudelleen muutaman minuutin kuluttua tai valitse toinen maksutapa.',
  'possible-duplicate':
    'Näyttää siltä, että olet jo tehnyt tämän maksun. Tarkista, onnistuiko se, ennen kuin maksat uudelleen.',
  'shop-problem':
    'Kauppa ei voinut ottaa maksua vastaan omalla puolellaan olevan ongelman vuoksi. Valitse toinen maksutapa tai ota yhteyttä kauppaan.',
}
