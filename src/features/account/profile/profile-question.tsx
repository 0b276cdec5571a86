import type { Question } from '../../../model/editing'
import { ChangedFields, ChangedValues } from '../../../ui/form/draft/changed-fields'
import type { OpenField, OpenProfile } from './change-profile'

interface ProfileQuestionProps {
  base: OpenProfile
  question: Question<OpenProfile, OpenField>
  /** What the form holds. */
  mine: OpenProfile
  onDecide(field: OpenField, isTheirs: boolean): void
}

const LABELS: Readonly<Record<OpenField, string>> = { name: 'Name', email: 'Email' }

/** What of the profile was changed here and in another place, and what may stand. */
export function ProfileQuestion({ base, question, mine, onDecide }: ProfileQuestionProps) {
  const fields = question.fields.map((field) => ({
    name: field,
    label: LABELS[field],
    facts: (
      <ChangedValues
        opened={<bdi>{base[field]}</bdi>}
        theirs={<bdi>{question.theirs[field]}</bdi>}
        mine={<bdi>{mine[field]}</bdi>}
      />
    ),
    choices: [
      { label: 'Keep that', onChoose: () => onDecide(field, true) },
      { label: 'Use mine', onChoose: () => onDecide(field, false) },
    ],
  }))
  return <ChangedFields fields={fields} />
}
