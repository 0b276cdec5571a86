/** What `braintree-dropin-react` offers: the same element and properties, its submit button included. */
export const REACT = `import { DropIn } from 'prompt-bazaar-widget/react'
import { useEffect, useRef, useState } from 'react'

export default function BraintreeDropin({
  authorizationToken,
  locale,
  options,
  className = 'braintree-dropin-react',
  submitButtonText = 'Purchase',
  renderSubmitButton: SubmitButton = Button,
  handlePaymentMethod,
  onCreate,
  onError,
  onDestroyStart,
  onDestroyEnd,
}) {
  const [instance, setInstance] = useState()
  const [isDisabled, setDisabled] = useState(true)
  const latest = useRef({})
  latest.current = { onDestroyStart, onDestroyEnd }

  useEffect(
    () => () => {
      latest.current.onDestroyStart?.()
      latest.current.onDestroyEnd?.()
    },
    [],
  )

  async function submit() {
    if (!instance || isDisabled) return
    setDisabled(true)
    try {
      handlePaymentMethod(await instance.requestPaymentMethod())
    } catch (error) {
      onError?.(error)
    } finally {
      setDisabled(false)
    }
  }

  return (
    <div className={className}>
      <div className="braintree-dropin-react-form">
        <DropIn
          {...options}
          key={authorizationToken + locale}
          authorization={authorizationToken}
          locale={locale ?? options?.locale}
          onReady={(ready) => {
            setInstance(ready)
            setDisabled(!ready.isPaymentMethodRequestable())
            onCreate?.(ready)
          }}
          onError={onError}
          onPaymentMethodRequestable={() => setDisabled(false)}
          onNoPaymentMethodRequestable={() => setDisabled(true)}
        />
      </div>
      <div className="braintree-dropin-react-submit-btn-wrapper">
        <SubmitButton onClick={submit} isDisabled={isDisabled} text={submitButtonText} />
      </div>
    </div>
  )
}

function Button({ onClick, isDisabled, text }) {
  return (
    <button type="button" onClick={onClick} disabled={isDisabled}>
      {text}
    </button>
  )
}
`
