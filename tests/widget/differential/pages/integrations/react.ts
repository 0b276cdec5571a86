import type { DropInInstance } from '../../../../../widget/index'
import type { Integration } from '../integration'

const PAGE = '<div id="root"></div>'

/** React: classes, hooks, and the way of Next.js to load scripts. */
export const reactIntegrations: readonly Integration[] = [
  {
    name: 'React class in the style of the published wrapper',
    offers: 'PayPal',
    has: ['leave'],
    page: {
      html: PAGE,
      libraries: ['react'],
      script({ authorization, dropin, say, charge }) {
        const { Component, createElement: h, createRef } = window.React
        class DropIn extends Component<{ onInstance(instance: DropInInstance | undefined): void }> {
          wrapper = createRef<HTMLDivElement>()
          instance: DropInInstance | undefined
          override async componentDidMount() {
            try {
              const container = this.wrapper.current
              if (!container) return
              this.instance = await dropin.create({
                authorization,
                container,
                paypal: { flow: 'vault' },
              })
              this.instance.on('paymentOptionSelected', ({ paymentOption }) =>
                say('chosen', paymentOption),
              )
              this.props.onInstance(this.instance)
            } catch (error) {
              say('create failed', error)
            }
          }
          override async componentWillUnmount() {
            await this.instance?.teardown()
          }
          override shouldComponentUpdate() {
            return false
          }
          override render() {
            return h('div', { ref: this.wrapper })
          }
        }
        class Store extends Component<
          object,
          { visit: number; instance: DropInInstance | undefined }
        > {
          override state = { visit: 0, instance: undefined as DropInInstance | undefined }
          override render() {
            const { visit, instance } = this.state
            return h(
              'div',
              null,
              h(DropIn, {
                key: visit,
                onInstance: (created: DropInInstance | undefined) =>
                  this.setState({ instance: created }),
              }),
              h('p', { id: 'status' }, instance ? 'ready' : 'loading'),
              h(
                'button',
                {
                  id: 'pay',
                  onClick: () =>
                    instance?.requestPaymentMethod().then(charge, (error) => say('failed', error)),
                },
                'Buy',
              ),
              h(
                'button',
                { id: 'leave', onClick: () => this.setState({ visit: visit + 1 }) },
                'Leave',
              ),
            )
          }
        }
        window.createRoot(document.querySelector('#root') ?? document.body).render(h(Store))
      },
    },
  },
  {
    name: 'React hook with a clean-up',
    has: ['leave'],
    page: {
      html: PAGE,
      libraries: ['react'],
      script({ authorization, dropin, say, charge }) {
        const { createElement: h, useEffect, useRef, useState } = window.React
        function Payment() {
          const place = useRef<HTMLDivElement>(null)
          const [instance, setInstance] = useState<DropInInstance>()
          const [isRequestable, setRequestable] = useState(false)
          useEffect(() => {
            let created: DropInInstance | undefined
            const on = () => setRequestable(true)
            const off = () => setRequestable(false)
            dropin
              .create({ authorization, container: place.current ?? '#none' })
              .then((ready) => {
                created = ready
                ready.on('paymentMethodRequestable', on)
                ready.on('noPaymentMethodRequestable', off)
                setRequestable(ready.isPaymentMethodRequestable())
                setInstance(ready)
              })
              .catch((error) => say('create failed', error))
            return () => {
              created?.teardown()
              created?.off('paymentMethodRequestable', on)
              created?.off('noPaymentMethodRequestable', off)
            }
          }, [])
          return h(
            'div',
            null,
            h('div', { ref: place }),
            h(
              'button',
              {
                id: 'pay',
                disabled: !isRequestable,
                onClick: () =>
                  instance?.requestPaymentMethod().then(charge, (error) => say('failed', error)),
              },
              'Pay',
            ),
          )
        }
        function Shop() {
          const [visit, setVisit] = useState(0)
          return h(
            'main',
            null,
            h(Payment, { key: visit }),
            h('button', { id: 'leave', onClick: () => setVisit(visit + 1) }, 'Leave'),
          )
        }
        window.createRoot(document.querySelector('#root') ?? document.body).render(h(Shop))
      },
    },
  },
  {
    name: 'React parent that asks the instance while it renders',
    offers: 'PayPal',
    has: ['amount'],
    page: {
      html: PAGE,
      libraries: ['react'],
      script({ authorization, dropin, say, charge }) {
        const { createElement: h, useEffect, useState } = window.React
        function Checkout() {
          const [instance, setInstance] = useState<DropInInstance>()
          const [, setRenders] = useState(0)
          const [amount, setAmount] = useState(10)
          useEffect(() => {
            dropin
              .create({
                authorization,
                container: '#dropin',
                paypal: { flow: 'checkout', amount: 10, currency: 'USD' },
              })
              .then((created) => {
                const render = () => setRenders((count) => count + 1)
                created.on('paymentMethodRequestable', render)
                created.on('noPaymentMethodRequestable', render)
                setInstance(created)
              })
              .catch((error) => say('create failed', error))
          }, [])
          useEffect(() => {
            instance?.updateConfiguration('paypal', 'amount', amount)
          }, [instance, amount])
          return h(
            'div',
            null,
            h('div', { id: 'dropin' }),
            h('p', { id: 'status' }, `${amount}`),
            h(
              'button',
              {
                id: 'pay',
                disabled: !instance?.isPaymentMethodRequestable(),
                onClick: () =>
                  instance?.requestPaymentMethod().then(charge, (error) => say('failed', error)),
              },
              'Pay',
            ),
            h('button', { id: 'more', onClick: () => setAmount(amount + 5) }, 'More'),
          )
        }
        window.createRoot(document.querySelector('#root') ?? document.body).render(h(Checkout))
      },
    },
  },
  {
    name: 'Next.js page that loads the script after it was mounted',
    has: ['leave'],
    page: {
      html: PAGE,
      libraries: ['react'],
      loadsItself: true,
      script(tools) {
        const { createElement: h, useEffect, useState } = window.React
        function Script({ src, onLoad }: { src: string; onLoad: () => void }) {
          useEffect(() => {
            if (Reflect.get(Object(Reflect.get(window, 'braintree')), 'dropin')) return onLoad()
            const script = Object.assign(document.createElement('script'), { src, onload: onLoad })
            document.body.append(script)
            return undefined
          }, [src])
          return null
        }
        function Payment() {
          const [instance, setInstance] = useState<DropInInstance>()
          const create = () => {
            tools.dropin
              .create({ authorization: tools.authorization, container: '#dropin' })
              .then(setInstance, (error) => tools.say('create failed', error))
          }
          useEffect(
            () => () => {
              instance?.teardown()
            },
            [instance],
          )
          return h(
            'div',
            null,
            h(Script, { src: tools.address, onLoad: create }),
            h('div', { id: 'dropin' }),
            h('p', { id: 'status' }, instance ? 'ready' : 'loading'),
            h(
              'button',
              {
                id: 'pay',
                onClick: () =>
                  instance
                    ?.requestPaymentMethod()
                    .then(tools.charge, (error) => tools.say('failed', error)),
              },
              'Pay',
            ),
          )
        }
        function App() {
          const [visit, setVisit] = useState(0)
          return h(
            'div',
            null,
            h(Payment, { key: visit }),
            h('button', { id: 'leave', onClick: () => setVisit(visit + 1) }, 'Leave'),
          )
        }
        window.createRoot(document.querySelector('#root') ?? document.body).render(h(App))
      },
    },
  },
]
