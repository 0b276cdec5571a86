/** What was asked of a schema came after it was dropped. */
export class DroppedSchema extends Error {
  constructor(schema: string) {
    super(`The world of ${schema} is deleted.`)
  }
}
