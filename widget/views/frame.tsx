import { type ComponentType, type ReactElement, useLayoutEffect } from 'react'
import { areasOf } from '../model/machine/selectors'
import type { DropInState } from '../model/machine/state'
import { classNames } from './class-names'
import { useDropIn } from './drop-in-context'
import { IconSprite } from './icons/icon-sprite'
import { LoadingIndicator, LoadingStatus } from './loading-indicator'
import { OptionsList } from './options-list'
import { SheetError } from './sheet-error'
import { SheetSlot, type SheetView } from './sheet-slot'

interface FrameProps {
  readonly sheets: readonly SheetView[]
  /** Shows the list of payment methods, once its code is there. */
  readonly Methods: ComponentType | undefined
  /** Called whenever the places of these sheets are in the page. */
  readonly onPlaced: () => void
}

/** The whole widget: which of its parts show is decided by the model. */
export function Frame({ sheets, Methods, onPlaced }: FrameProps): ReactElement {
  const { state, translate, instanceId } = useDropIn()
  const areas = areasOf(state)
  const isLoading = areas.isLoading || (areas.hasMethods && !Methods)
  const optionsLabelId = `${instanceId}-options-label`

  useLayoutEffect(() => {
    if (sheets.length > 0) onPlaced()
  }, [sheets, onPlaced])

  return (
    <>
      <IconSprite />
      <LoadingStatus isLoading={isLoading} />
      <div className={frameClasses(state)} aria-busy={isLoading}>
        <div data-braintree-id="upper-container" className="braintree-upper-container">
          <LoadingIndicator isLoading={isLoading} />
          {Methods && <Methods />}
          {areas.options === 'alone' && (
            <>
              <h2
                id={optionsLabelId}
                data-braintree-id="choose-a-way-to-pay"
                className="braintree-heading"
              >
                {translate('chooseAWayToPay')}
              </h2>
              <OptionsList labelledBy={optionsLabelId} />
            </>
          )}
          <div
            data-braintree-id="sheet-container"
            className={classNames(
              'braintree-sheet__container',
              areas.sheet && 'braintree-sheet--active',
            )}
          >
            {sheets.map((sheet) => (
              <SheetSlot key={sheet.option} {...sheet} />
            ))}
            <SheetError />
          </div>
        </div>
        {areas.options === 'below' && (
          <div data-braintree-id="lower-container" className="braintree-lower-container">
            <h2
              id={optionsLabelId}
              data-braintree-id="other-ways-to-pay"
              className="braintree-heading"
            >
              {translate('otherWaysToPay')}
            </h2>
            <OptionsList labelledBy={optionsLabelId} />
          </div>
        )}
        {areas.hasToggle && <OtherWaysToggle />}
      </div>
      <div
        data-braintree-id="disable-wrapper"
        className="braintree-dropin__disabled"
        hidden={!isBlocked(state)}
      />
    </>
  )
}

function frameClasses(state: DropInState): string {
  return classNames(
    'braintree-dropin',
    state.loading.length > 0 ? 'braintree-loading' : 'braintree-loaded',
    state.failure && 'braintree-sheet--has-error',
  )
}

function isBlocked({ sheets }: DropInState): boolean {
  return Object.values(sheets).some(({ activity }) => activity !== 'idle')
}

/** Leads from a sheet or the methods list to the other ways to pay. */
function OtherWaysToggle(): ReactElement {
  const { dispatch, translate } = useDropIn()
  return (
    <button
      type="button"
      data-braintree-id="toggle"
      className="braintree-large-button braintree-toggle"
      onClick={() => dispatch({ type: 'other-ways-asked' })}
    >
      {translate('chooseAnotherWayToPay')}
    </button>
  )
}
