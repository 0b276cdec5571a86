/**
 * Lets a click on a container's label focus its field, which browsers do for inputs only.
 *
 * @returns removes the listeners
 */
export function focusOnLabelClick(container: Element, focus: () => void): () => void {
  const labels = labelsOf(container)
  for (const label of labels) label.addEventListener('click', focus)
  return () => {
    for (const label of labels) label.removeEventListener('click', focus)
  }
}

function labelsOf(container: Element): ReadonlySet<Element> {
  const labels = new Set<Element>()
  const root = container.getRootNode()
  if (container.id !== '') {
    for (const scope of [document, root]) {
      if (!(scope instanceof Document || scope instanceof ShadowRoot)) continue
      for (const label of scope.querySelectorAll('label')) {
        if (label.htmlFor === container.id) labels.add(label)
      }
    }
  }
  const surrounding = container.closest('label')
  if (surrounding) labels.add(surrounding)
  return labels
}
