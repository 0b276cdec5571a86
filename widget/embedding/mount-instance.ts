import { createWidget } from '../assembly/create-widget'
import type { Disposer } from '../assembly/disposer'
import { createInstance } from '../instance/create-instance'
import type { DropInInstance } from '../instance/drop-in-instance'
import { reportError } from '../model/report-error'
import type { WidgetOptions } from '../options/create-options'

/** Part of a page that shows a widget as long as it is there itself. */
export interface Host {
  readonly container: HTMLElement
  readonly options: WidgetOptions
  onReady(instance: DropInInstance, disposer: Disposer): void
  /** The widget could not start. */
  onError(error: unknown): void
}

/** Creates a widget for a host and tears it down when the signal is aborted; then the host hears no more. */
export async function mountInstance(
  { container, options, onReady, onError }: Host,
  signal: AbortSignal,
): Promise<void> {
  try {
    const widget = await createWidget({ ...options, container, signal })
    const instance = createInstance(widget)
    const teardown = () => void instance.teardown().catch(reportError)
    if (signal.aborted) return teardown()
    signal.addEventListener('abort', teardown)
    onReady(instance, widget.disposer)
  } catch (error) {
    if (!signal.aborted) onError(error)
  }
}
