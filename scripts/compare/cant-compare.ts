/** A comparison that can't be made as it was asked for; its message says what to do. */
export class CantCompare extends Error {
  override readonly name = 'CantCompare'
}
