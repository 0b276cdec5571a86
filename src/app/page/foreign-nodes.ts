/**
 * Lets React go on where somebody else has moved its nodes: a browser that translates the page puts each text into
 * elements of its own. React would throw, and the whole page be lost, as soon as such a text goes or something comes
 * before it.
 */
export function surviveForeignNodes(): void {
  const { insertBefore, removeChild } = Node.prototype
  Node.prototype.insertBefore = function <Added extends Node>(added: Added, next: Node | null) {
    return Reflect.apply(insertBefore, this, [added, next?.parentNode === this ? next : null])
  }
  Node.prototype.removeChild = function <Removed extends Node>(removed: Removed) {
    return removed.parentNode === this ? Reflect.apply(removeChild, this, [removed]) : removed
  }
}
