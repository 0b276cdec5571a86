import type { DeclineTexts } from '../decline-texts'

/** Czech. */
export const csCZ: DeclineTexts = {
  declined:
    'Platba byla zamítnuta. Zkontrolujte zadané údaje nebo vyberte jiný způsob platby. Více vám řekne vaše banka.',
  'check-details':
    'Platební údaje nebyly přijaty. Zkontrolujte je a zkuste to znovu, nebo vyberte jiný způsob platby.',
  'use-another-method': 'Tuto platbu nelze tímto způsobem provést. Vyberte jiný způsob platby.',
  'ask-your-bank':
    'Vaše banka tuto platbu neschválila. Obraťte se na banku nebo vyberte jiný způsob platby.',
  'confirm-with-bank':
    'Vaše banka chce, abyste tuto platbu potvrdili. Zkuste to znovu a postupujte podle pokynů banky, nebo vyberte jiný způsob platby.',
  'card-expired':
    'Platnost této karty skončila. Použijte jinou kartu nebo vyberte jiný způsob platby.',
  'limit-reached':
    'Na tuto platbu není dost prostředků nebo byl vyčerpán limit. Vyberte jiný způsob platby nebo se obraťte na svou banku.',
  'try-again-later':
    'Platbu teď nebylo možné zpracovat. Zkuste to za pár minut znovu nebo vyberte jiný způsob platby.',
  'possible-duplicate':
    'Zdá se, že jste tuto platbu už provedli. Než zaplatíte znovu, ověřte, zda ta předchozí neproběhla.',
  'shop-problem':
    'Obchod nemohl platbu přijmout kvůli potížím na své straně. Vyberte jiný způsob platby nebo se obraťte na obchod.',
}
