/** Thrown where something was not saved because it has to be chosen first. */
export class ChangedMeanwhile extends Error {
  override readonly name = 'ChangedMeanwhile'

  constructor() {
    super('Not saved yet: it was changed elsewhere since you opened it. Choose what is to stand.')
  }
}
