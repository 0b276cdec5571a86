export function isInShadowRoot(place: Element): boolean {
  return place.getRootNode() instanceof ShadowRoot
}
