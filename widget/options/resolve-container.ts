import { DropInError } from '../model/terms/dropin-error'

interface Place {
  readonly container?: unknown
  readonly selector?: unknown
}

/** The empty element that the merchant names; throws a `DropInError` that says what is wrong with it. */
export function resolveContainer({ container, selector }: Place): Element {
  if (container && selector) throw new DropInError('CONTAINER_AND_SELECTOR')
  const target = container || selector
  if (!target) throw new DropInError('CONTAINER_REQUIRED')
  const element = typeof target === 'string' ? findElement(target) : target
  if (!isElement(element)) throw new DropInError('CONTAINER_NOT_FOUND')
  if (element.innerHTML.trim() !== '') throw new DropInError('CONTAINER_NOT_EMPTY')
  return element
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
