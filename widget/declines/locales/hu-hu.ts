import type { DeclineTexts } from '../decline-texts'

/** Hungarian. */
export const huHU: DeclineTexts = {
  declined:
    'A fizetést elutasították. Ellenőrizze a megadott adatokat, vagy válasszon másik fizetési módot. Bővebb felvilágosítást a bankja adhat.',
  'check-details':
    'A fizetési adatokat nem fogadták el. Ellenőrizze őket, és próbálja újra, vagy válasszon másik fizetési módot.',
  'use-another-method': 'Ezzel a fizetési móddal most nem lehet fizetni. Válasszon másikat.',
  'ask-your-bank':
    'A bankja nem hagyta jóvá ezt a fizetést. Forduljon a bankjához, vagy válasszon másik fizetési módot.',
  'confirm-with-bank':
    'A bankja azt kéri, hogy erősítse meg ezt a fizetést. Próbálja újra, és kövesse a bank utasításait, vagy válasszon másik fizetési módot.',
  'card-expired':
    'Ez a kártya lejárt. Használjon másik kártyát, vagy válasszon másik fizetési módot.',
  'limit-reached':
    'Nincs elég fedezet ehhez a fizetéshez, vagy betelt valamelyik limit. Válasszon másik fizetési módot, vagy érdeklődjön a bankjánál.',
  'try-again-later':
    'A fizetést most nem sikerült feldolgozni. Próbálja újra néhány perc múlva, vagy válasszon másik fizetési módot.',
  'possible-duplicate':
    'Úgy tűnik, ezt a fizetést már elindította. Mielőtt újra fizetne, ellenőrizze, hogy az előző sikerült-e.',
  'shop-problem':
    'A bolt a saját oldalán fellépő hiba miatt nem tudta fogadni a fizetést. Válasszon másik fizetési módot, vagy forduljon a bolthoz.',
}
