import { DropInError } from '../model/terms/dropin-error'
import { describeValue } from './describe-value'

interface Place {
  readonly container?: unknown
  readonly selector?: unknown
}

/**
 * The empty element that the merchant names.
 *
 * @throws DropInError `CONTAINER_…`, which says what is wrong with it
 */
export function resolveContainer(place: Place): Element {
  const element = findContainer(place)
  if (element.innerHTML.trim() !== '') throw new DropInError('CONTAINER_NOT_EMPTY')
  return element
}

/**
 * The same, whatever is in it.
 *
 * @throws DropInError `CONTAINER_…`, where none is named or there
 */
export function findContainer({ container, selector }: Place): Element {
  if (container && selector) throw new DropInError('CONTAINER_AND_SELECTOR')
  const target = container || selector
  if (!target) throw new DropInError('CONTAINER_REQUIRED')
  const element = typeof target === 'string' ? findElement(target) : target
  if (!isElement(element)) throw notFound(container ? 'container' : 'selector', target)
  return element
}

function notFound(option: string, target: unknown): DropInError {
  const got = typeof target === 'string' ? 'found none for' : 'got'
  return new DropInError('CONTAINER_NOT_FOUND', {
    nextStep: `options.${option} takes an element, or a selector of one, but ${got} ${describeValue(target)}. Call create once the element is on the page.`,
  })
}

function findElement(selector: string): Element | null {
  try {
    return document.querySelector(selector)
  } catch (error) {
    throw new DropInError('CONTAINER_NOT_FOUND', { cause: error })
  }
}

/** Elements of another frame are no `instanceof Element` here; their node type is the same. */
function isElement(target: unknown): target is Element {
  return (
    typeof target === 'object' && target !== null && 'nodeType' in target && target.nodeType === 1
  )
}
