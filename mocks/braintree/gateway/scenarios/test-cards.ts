import {
  APPROVE,
  type CardScenario,
  DO_NOT_HONOR,
  FRAUD,
  NETWORK_UNAVAILABLE,
  RISK_THRESHOLD,
  type SaleEffect,
} from './scenario'
import { THREE_D_SECURE_CARDS } from './three-d-secure-cards'

function card(name: string, number: string, effect: SaleEffect = APPROVE): CardScenario {
  return { by: 'card-number', name, number, effect }
}

function bin(name: string, number: string, binData: CardScenario['binData']): CardScenario {
  return { by: 'card-number', name, number, effect: APPROVE, ...(binData ? { binData } : {}) }
}

const APPROVED_CARDS: readonly CardScenario[] = [
  card('visa', '4111111111111111'),
  card('visa-4005', '4005519200000004'),
  card('visa-4009', '4009348888881881'),
  card('visa-4012', '4012888888881881'),
  card('visa-4012-0000-3', '4012000033330026'),
  card('visa-4012-0000-7', '4012000077777777'),
  card('visa-4217', '4217651111111119'),
  card('visa-4500', '4500600000000061'),
  card('mastercard', '5555555555554444'),
  card('mastercard-2-series', '2223000048400011'),
  card('american-express', '378282246310005'),
  card('american-express-3714', '371449635398431'),
  card('discover', '6011111111111117'),
  card('discover-9913', '6011000991300009'),
  card('diners-club', '36259600000004'),
  card('jcb', '3530111333300000'),
  card('maestro', '6304000000000000'),
  card('unionpay', '6212345678901232'),
  card('unionpay-19-digits', '6212345678900000003'),
  card('elo', '5066991111111118'),
  card('hiper', '6370950000000005'),
  card('hipercard', '6062820524845321'),
]

const REFUSED_CARDS: readonly CardScenario[] = [
  card('declined-visa', '4000111111111115', DO_NOT_HONOR),
  card('declined-mastercard', '5105105105105100', DO_NOT_HONOR),
  card('declined-american-express', '378734493671000', DO_NOT_HONOR),
  card('declined-discover', '6011000990139424', DO_NOT_HONOR),
  card('declined-diners-club', '38520000009814', DO_NOT_HONOR),
  card('failed-jcb', '3566002020360505', NETWORK_UNAVAILABLE),
  card('fraudulent-visa', '4000111111111511', FRAUD),
  card('risky-visa', '4111130000000003', RISK_THRESHOLD),
]

const CARDS_OF_A_KIND: readonly CardScenario[] = [
  bin('business-visa', '4229989800000003', { commercial: 'Yes' }),
  bin('commercial-visa', '4111111111131010', { commercial: 'Yes' }),
  bin('debit-visa', '4117101010101010', { debit: 'Yes' }),
  bin('durbin-regulated-visa', '4111161010101010', { durbinRegulated: 'Yes' }),
  bin('healthcare-visa', '4111111510101010', { healthcare: 'Yes' }),
  bin('payroll-visa', '4111111114101010', { payroll: 'Yes' }),
  bin('prepaid-visa', '4111111111111210', { prepaid: 'Yes' }),
  bin('issuing-bank-visa', '4111111141010101', { issuingBank: 'NETWORK ONLY' }),
  bin('country-of-issuance-visa', '4111111111121102', { countryOfIssuance: 'CAN' }),
]

/** Every card number that the gateway accepts; `scenarios.ts` handles all others. */
export const TEST_CARDS: readonly CardScenario[] = [
  ...APPROVED_CARDS,
  ...REFUSED_CARDS,
  ...CARDS_OF_A_KIND,
  ...THREE_D_SECURE_CARDS,
]
