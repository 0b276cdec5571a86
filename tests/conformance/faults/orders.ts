import type { Family } from '../support/fault'
import { createOrderAnswersAWrongTotal } from './orders/create-order-answers-a-wrong-total'
import { createOrderCountsTheStockLineByLine } from './orders/create-order-counts-the-stock-line-by-line'
import { createOrderForgetsALine } from './orders/create-order-forgets-a-line'
import { createOrderForgetsTheAddress } from './orders/create-order-forgets-the-address'
import { createOrderLeavesTheStockAlone } from './orders/create-order-leaves-the-stock-alone'
import { createOrderMakesASecondOrderOfATransaction } from './orders/create-order-makes-a-second-order-of-a-transaction'
import { createOrderMakesOrdersOfVoidedCharges } from './orders/create-order-makes-orders-of-voided-charges'
import { createOrderNeedsNoPayment } from './orders/create-order-needs-no-payment'
import { createOrderRefusesTheClientsPrices } from './orders/create-order-refuses-the-clients-prices'
import { createOrderRefusesTheSecondRequestForAnOrder } from './orders/create-order-refuses-the-second-request-for-an-order'
import { createOrderSellsMoreThanThereIs } from './orders/create-order-sells-more-than-there-is'
import { createOrderSellsTheLastPiecesTwice } from './orders/create-order-sells-the-last-pieces-twice'
import { createOrderTakesAnothersPayment } from './orders/create-order-takes-anothers-payment'
import { createOrderTakesAnyAmount } from './orders/create-order-takes-any-amount'
import { createOrderTakesTheClaimedAmountForTheChargedOne } from './orders/create-order-takes-the-claimed-amount-for-the-charged-one'
import { createOrderTakesTheClientsPrices } from './orders/create-order-takes-the-clients-prices'
import { createOrderTakesTheClientsStatus } from './orders/create-order-takes-the-clients-status'
import { createOrderTakesUnknownProducts } from './orders/create-order-takes-unknown-products'

/** Orders, their sums and their stock. */
export const orders: Family = {
  name: 'orders',
  checksFor: () => ['checkout', 'transactions', 'totals', 'voided', 'stock-limits'],
  faults: [
    createOrderNeedsNoPayment,
    createOrderTakesAnothersPayment,
    createOrderTakesAnyAmount,
    createOrderTakesTheClaimedAmountForTheChargedOne,
    createOrderSellsMoreThanThereIs,
    createOrderCountsTheStockLineByLine,
    createOrderSellsTheLastPiecesTwice,
    createOrderMakesOrdersOfVoidedCharges,
    createOrderTakesUnknownProducts,
    createOrderTakesTheClientsPrices,
    createOrderRefusesTheClientsPrices,
    createOrderTakesTheClientsStatus,
    createOrderMakesASecondOrderOfATransaction,
    createOrderRefusesTheSecondRequestForAnOrder,
    createOrderLeavesTheStockAlone,
    createOrderAnswersAWrongTotal,
    createOrderForgetsALine,
    createOrderForgetsTheAddress,
  ],
}
