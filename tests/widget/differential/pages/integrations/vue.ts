import type { DropInInstance } from '../../../../../widget/index'
import type { Integration } from '../integration'

const PAGE = '<div id="app"></div>'

/** Vue 3, by its options and by its composition. */
export const vueIntegrations: readonly Integration[] = [
  {
    name: 'Vue component with the instance in its data',
    has: ['leave'],
    page: {
      html: PAGE,
      libraries: ['vue'],
      script({ authorization, dropin, say, charge }) {
        const { createApp, h } = window.VueRuntimeDOM
        const Payment = {
          // What lies in the data is wrapped by a proxy.
          data: (): { instance: DropInInstance | null; isReady: boolean } => ({
            instance: null,
            isReady: false,
          }),
          async mounted(this: { instance: DropInInstance | null; isReady: boolean; $el: Element }) {
            try {
              const container = this.$el.querySelector<HTMLElement>('.dropin')
              if (!container) return
              this.instance = await dropin.create({ authorization, container })
              this.instance.on('paymentMethodRequestable', () => {
                this.isReady = true
              })
              this.instance.on('noPaymentMethodRequestable', () => {
                this.isReady = false
              })
              this.isReady = this.instance.isPaymentMethodRequestable()
            } catch (error) {
              say('create failed', error)
            }
          },
          beforeUnmount(this: { instance: DropInInstance | null }) {
            this.instance?.teardown().then(
              () => say('torn down'),
              (error) => say('not torn down', error),
            )
          },
          methods: {
            async pay(this: { instance: DropInInstance | null }) {
              try {
                const payload = await this.instance?.requestPaymentMethod()
                if (payload) charge(payload)
              } catch (error) {
                say('failed', error)
              }
            },
          },
          render(this: { isReady: boolean; pay(): void }) {
            return h('div', [
              h('div', { class: 'dropin' }),
              h('p', { id: 'status' }, this.isReady ? 'ready' : 'not ready'),
              h('button', { id: 'pay', onClick: this.pay }, 'Pay'),
            ])
          },
        }
        createApp({
          data: () => ({ count: 0 }),
          render(this: { count: number }) {
            return h('div', [
              h(Payment, { key: this.count }),
              h('button', { id: 'leave', onClick: () => (this.count += 1) }, 'Leave'),
            ])
          },
        }).mount('#app')
      },
    },
  },
  {
    name: 'Vue composition with a ref',
    offers: 'PayPal',
    has: ['amount', 'leave'],
    page: {
      html: PAGE,
      libraries: ['vue'],
      script({ authorization, dropin, say, charge }) {
        const { createApp, h, ref, shallowRef, onMounted, onBeforeUnmount, watch } =
          window.VueRuntimeDOM
        const Payment = {
          props: ['amount'],
          setup(props: { amount: number }) {
            const place = ref<HTMLElement | null>(null)
            const instance = shallowRef<DropInInstance | null>(null)
            const status = ref('loading')
            onMounted(() => {
              if (!place.value) return
              dropin
                .create({
                  authorization,
                  container: place.value,
                  paypal: { flow: 'checkout', amount: props.amount, currency: 'USD' },
                })
                .then((created) => {
                  instance.value = created
                  status.value = 'ready'
                })
                .catch((error) => {
                  status.value = error.message
                })
            })
            watch(
              () => props.amount,
              (amount) => instance.value?.updateConfiguration('paypal', 'amount', amount),
            )
            onBeforeUnmount(() => {
              instance.value?.teardown()
              say('requestable afterwards', instance.value?.isPaymentMethodRequestable())
            })
            const pay = () =>
              instance.value
                ?.requestPaymentMethod()
                .then(charge, (error) => (status.value = error.message))
            return () =>
              h('div', [
                h('div', { ref: place }),
                h('p', { id: 'status' }, status.value),
                h('button', { id: 'pay', onClick: pay }, 'Pay'),
              ])
          },
        }
        const amount = ref(10)
        const count = ref(0)
        createApp({
          setup: () => () =>
            h('div', [
              h(Payment, { key: count.value, amount: amount.value }),
              h('button', { id: 'more', onClick: () => (amount.value += 5) }, 'More'),
              h('button', { id: 'leave', onClick: () => (count.value += 1) }, 'Leave'),
            ]),
        }).mount('#app')
      },
    },
  },
  {
    name: 'Vue with a reactive proxy of the instance and of its payload',
    page: {
      html: PAGE,
      libraries: ['vue'],
      script({ authorization, dropin, say, charge }) {
        const { createApp, h, reactive, onMounted } = window.VueRuntimeDOM
        createApp({
          setup() {
            const state = reactive<Record<string, unknown>>({ status: 'loading', payload: null })
            const isInstance = (value: unknown): value is DropInInstance =>
              typeof value === 'object' && value !== null && 'requestPaymentMethod' in value
            const read = () => {
              const { instance } = state
              return isInstance(instance) ? instance : undefined
            }
            onMounted(() => {
              const card = reactive({ vault: { vaultCard: false } })
              dropin
                .create(reactive({ authorization, container: '#dropin', card }))
                .then((instance) => {
                  state['instance'] = instance
                  state['status'] = read()?.isPaymentMethodRequestable() ? 'can pay' : 'waits'
                  read()?.on('changeActiveView', ({ newViewId }) => {
                    state['status'] = newViewId
                  })
                })
                .catch((error) => say('create failed', error))
            })
            const pay = () =>
              read()
                ?.requestPaymentMethod()
                .then((payload) => {
                  state['payload'] = payload
                  charge(payload)
                })
                .catch((error) => say('failed', error))
            return () =>
              h('div', [
                h('div', { id: 'dropin' }),
                h('p', { id: 'status' }, `${state['status']}${state['payload'] ? ', paid' : ''}`),
                h('button', { id: 'pay', onClick: pay }, 'Pay'),
              ])
          },
        }).mount('#app')
      },
    },
  },
]
