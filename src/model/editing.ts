import { createStore, type Store } from '../lib/store'

/** What somebody else has changed, where it was changed here too. */
export interface Question<State, Field> {
  readonly theirs: State
  /** What is still to be chosen. */
  readonly fields: readonly Field[]
}

export interface EditingState<State, Field> {
  /** What the form's values are compared with. */
  readonly base: State
  readonly question: Question<State, Field> | undefined
}

/** A record that is being edited while others may change it. */
export interface Editing<State, Field>
  extends Pick<Store<EditingState<State, Field>>, 'get' | 'subscribe'> {
  ask(question: Question<State, Field>): void
  /** Notes that a field was chosen in view of what it is by now. Whether that was the last. */
  settle(field: Field): boolean
  /** Compares with this from now on. */
  restart(base: State): void
}

/**
 * Edits a record from how it was when its form was filled.
 *
 * @param rebase the record with one field as it is by now
 */
export function createEditing<State, Field>(
  opened: State,
  rebase: (base: State, theirs: State, field: Field) => State,
): Editing<State, Field> {
  const editing = createStore<EditingState<State, Field>>({ base: opened, question: undefined })
  return {
    get: editing.get,
    subscribe: editing.subscribe,
    ask: (question) => editing.set({ base: editing.get().base, question }),
    settle(field) {
      const { base, question } = editing.get()
      if (!question) return true
      const fields = question.fields.filter((asked) => asked !== field)
      const rest = fields.length > 0 ? { ...question, fields } : undefined
      editing.set({ base: rebase(base, question.theirs, field), question: rest })
      return rest === undefined
    },
    restart: (base) => editing.set({ base, question: undefined }),
  }
}
