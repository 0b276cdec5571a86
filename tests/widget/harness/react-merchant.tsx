import { StrictMode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import { getSimulator, type Simulator } from '../../../mocks/braintree/control/simulator'
import { DropIn, type DropInInstance, type DropInProps } from '../../../widget/react'
import { createCustomerToken } from './customers'

/** A merchant's React page, within reach of a test. */
export interface ReactMerchant {
  readonly simulator: Simulator
  readonly heard: string[]
  readonly instances: DropInInstance[]
  render(props?: Partial<DropInProps>): void
  /** Renders before it returns, effects included. */
  renderNow(props?: Partial<DropInProps>): void
  unmount(): void
  createCustomerToken(): Promise<string>
}

declare global {
  var reactMerchant: ReactMerchant
}

const heard: string[] = []
const instances: DropInInstance[] = []
let renderings = 0
let root: Root | undefined

globalThis.reactMerchant = {
  simulator: getSimulator(),
  heard,
  instances,
  render(props = {}) {
    const element = document.getElementById('root')
    if (!element) throw new Error('The page has no root.')
    root ??= createRoot(element)
    renderings += 1
    const rendering = renderings
    root.render(
      <StrictMode>
        <DropIn
          authorization="sandbox_testkey_merchant"
          className="payment"
          onReady={(instance) => {
            instances.push(instance)
            heard.push(`ready ${rendering}`)
          }}
          onError={(error) => heard.push(`error ${error.code}`)}
          onPaymentMethodRequestable={({ type }) => heard.push(`requestable ${type} ${rendering}`)}
          onNoPaymentMethodRequestable={() => heard.push(`not requestable ${rendering}`)}
          onPaymentOptionSelected={({ paymentOption }) =>
            heard.push(`${paymentOption} ${rendering}`)
          }
          onChangeActiveView={({ newViewId }) => heard.push(`view ${newViewId} ${rendering}`)}
          {...props}
        />
      </StrictMode>,
    )
  },
  renderNow(props) {
    flushSync(() => globalThis.reactMerchant.render(props))
  },
  unmount() {
    root?.unmount()
    root = undefined
  },
  createCustomerToken,
}
