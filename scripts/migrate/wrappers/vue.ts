/** What `vue-braintree` offers, for Vue 2: the same plugin, element, properties, events and slot. */
export const VUE = `import { create } from 'prompt-bazaar-widget'

const DropIn = {
  name: 'v-braintree',
  props: {
    authorization: { type: String, required: true },
    locale: { type: String, default: 'en_US' },
    btnText: { type: String, default: 'Pay' },
    btnClass: { type: String, default: 'btn btn-primary' },
    translations: Object,
    card: Object,
    paypal: Object,
    paypalCredit: Object,
    venmo: Object,
    applePay: Object,
    googlePay: Object,
    vaultManager: Boolean,
    threeDSecure: Boolean,
    threeDSecureParameters: Object,
  },
  data: () => ({ instance: null }),
  async mounted() {
    const { btnText, btnClass, threeDSecureParameters, ...options } = this.$props
    this.gone = new AbortController()
    const { signal } = this.gone
    try {
      const instance = await create({ ...options, container: this.$refs.dropin, signal })
      if (signal.aborted) return instance.teardown()
      this.instance = instance
      this.$emit('load', instance)
    } catch (error) {
      if (!signal.aborted) this.$emit('loadFail', error)
    }
  },
  beforeDestroy() {
    this.gone.abort()
    if (this.instance) this.instance.teardown()
  },
  methods: {
    async submit(event) {
      if (event) event.preventDefault()
      if (!this.instance) return
      const request = this.threeDSecure ? { threeDSecure: this.threeDSecureParameters } : {}
      let payload
      try {
        payload = await this.instance.requestPaymentMethod(request)
      } catch (error) {
        this.$emit('error', error)
        return
      }
      this.$emit('success', payload)
    },
  },
  render(h) {
    const { button } = this.$scopedSlots
    const own = () => [h('button', { class: this.btnClass, on: { click: this.submit } }, this.btnText)]
    return h('div', { class: 'payment' }, [
      h('div', { ref: 'dropin' }),
      ...(button ? [button({ submit: this.submit })].flat() : own()),
    ])
  },
}

export default {
  install(Vue) {
    Vue.component('v-braintree', DropIn)
  },
}
`
