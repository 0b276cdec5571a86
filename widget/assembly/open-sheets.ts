import type { PaymentOptionId } from '../model/terms/payment-option'
import { SHEETS } from '../sheets/registry'
import type { Sheet, SheetContext } from '../sheets/sheet'
import type { Disposer } from './disposer'

/** The sheets of one widget, as far as they are there yet. */
export interface OpenSheets {
  sheetOf(option: PaymentOptionId): Sheet | undefined
  /** Changes a setting of an option, also of one that is still on its way. */
  configure(option: PaymentOptionId, key: string, value: unknown): void
}

interface SheetParts {
  readonly contextFor: (option: PaymentOptionId) => SheetContext
  readonly disposer: Disposer
}

/** Sets all options up side by side; each tells the model how it went. */
export function openSheets(options: readonly PaymentOptionId[], parts: SheetParts): OpenSheets {
  const { contextFor, disposer } = parts
  const sheets = new Map<PaymentOptionId, Sheet>()
  /** The last value of each setting that was changed: a page may change an amount all day. */
  const changes = new Map<PaymentOptionId, Map<string, unknown>>()

  async function open(option: PaymentOptionId): Promise<void> {
    const context = contextFor(option)
    const { dispatch } = context.model
    try {
      const sheetModule = await SHEETS[option]()
      if (!(await sheetModule.isSupported(context))) {
        console.info(
          `Drop-in leaves ${option} out: this browser, device or page does not allow it.`,
        )
        return dispatch({ type: 'option-ruled-out', option })
      }
      if (disposer.isDisposed()) return
      await start(sheetModule.createSheet(context))
      dispatch({ type: 'dependency-done', id: option })
    } catch (error) {
      dispatch({ type: 'dependency-failed', id: option, error })
    }
  }

  async function start(sheet: Sheet): Promise<void> {
    sheets.set(sheet.option, sheet)
    for (const [key, value] of changes.get(sheet.option) ?? []) sheet.configure?.(key, value)
    disposer.add(() => sheet.teardown())
    try {
      await sheet.start()
    } finally {
      // The teardown of before may have found nothing to tear down yet.
      if (disposer.isDisposed()) await sheet.teardown()
    }
  }

  for (const option of options) void open(option)

  return {
    sheetOf: (option) => sheets.get(option),
    configure(option, key, value) {
      changes.set(option, (changes.get(option) ?? new Map<string, unknown>()).set(key, value))
      sheets.get(option)?.configure?.(key, value)
    },
  }
}
