import type { DeclineTexts } from '../decline-texts'

/** Slovak. */
export const skSK: DeclineTexts = {
  declined:
    'Platba bola zamietnutá. Skontrolujte zadané údaje alebo vyberte iný spôsob platby. Viac vám povie vaša banka.',
  'check-details':
    'Platobné údaje neboli prijaté. Skontrolujte ich a skúste to znova alebo vyberte iný spôsob platby.',
  'use-another-method':
    'Túto platbu nie je možné vykonať týmto spôsobom. Vyberte iný spôsob platby.',
  'ask-your-bank':
    'Vaša banka túto platbu neschválila. Obráťte sa na banku alebo vyberte iný spôsob platby.',
  'confirm-with-bank':
    'Vaša banka chce, aby ste túto platbu potvrdili. Skúste to znova a postupujte podľa pokynov banky alebo vyberte iný spôsob platby.',
  'card-expired':
    'Platnosť tejto karty sa skončila. Použite inú kartu alebo vyberte iný spôsob platby.',
  'limit-reached':
    'Na túto platbu nie je dosť prostriedkov alebo bol vyčerpaný limit. Vyberte iný spôsob platby alebo sa obráťte na svoju banku.',
  'try-again-later':
    'Platbu teraz nebolo možné spracovať. Skúste to znova o pár minút alebo vyberte iný spôsob platby.',
  'possible-duplicate':
    'Zdá sa, že ste túto platbu už vykonali. Skôr než zaplatíte znova, overte, či tá predchádzajúca neprebehla.',
  'shop-problem':
    'Obchod nemohol platbu prijať pre problém na svojej strane. Vyberte iný spôsob platby alebo sa obráťte na obchod.',
}
