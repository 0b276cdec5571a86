import { zodResolver } from '@hookform/resolvers/zod'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { z } from 'zod/mini'
import { ApiError } from '../../api/api-error'
import type { CategoryCreate } from '../../api/contract'
import { explainRefusal } from '../../api/explain-refusal'
import { limits } from '../../api/generated/limits'
import { createCategory } from '../../api/mutations/catalog-mutations'
import { categoriesQuery } from '../../api/queries/category-queries'
import { useDraftForm } from '../../ui/form/draft/use-draft-form'
import { Form, FormFoot } from '../../ui/form/form'
import { FormAlert } from '../../ui/form/form-alert'
import { SubmitButton } from '../../ui/form/submit-button'
import { TextField } from '../../ui/form/text-field'

/** Shapes the form's value; that there is a name is the browser's check, everything else the service's. */
const categorySchema = z.object({
  name: z.string().check(z.trim()),
}) satisfies z.ZodMiniType<CategoryCreate>

const resolver = zodResolver(categorySchema)

/** Asks for the name of a new category; stays open for the next one. */
export function CategoryForm({ userId }: { userId: string }) {
  const queryClient = useQueryClient()
  const [created, setCreated] = useState<string>()
  const { bind, submit, sending } = useDraftForm({
    resolver,
    initial: { name: '' },
    draft: { key: `category ${userId}` },
    isForMany: true,
    explain: explainCategoryFailure,
    async send(category: CategoryCreate) {
      setCreated(undefined)
      try {
        await createCategory(userId, category)
        setCreated(category.name)
      } finally {
        // Also where it is refused: somebody else may have created it meanwhile.
        void queryClient.invalidateQueries(categoriesQuery())
      }
    },
  })

  return (
    <Form label="Create category" onSubmit={submit} isCheckedByBrowser>
      <TextField
        field={bind('name')}
        label="Category name"
        isRequired
        autoComplete="off"
        hint={`At most ${limits.CategoryName.maxLength} characters, and not the name of another.`}
      />
      {created !== undefined && <FormAlert severity="success">{created} is created</FormAlert>}
      {sending.status === 'refused' && (
        <FormAlert severity="error">
          {CATEGORY_FAILURE}
          <br />
          {sending.message}
        </FormAlert>
      )}
      <FormFoot>
        <SubmitButton isBusy={sending.status === 'busy'}>Create category</SubmitButton>
      </FormFoot>
    </Form>
  )
}

const CATEGORY_FAILURE = 'Category should be unique'
const WITHOUT_REASON = 'Category creation failed'

/** The text below the headline: the cause. The headline is always the same. */
function explainCategoryFailure(error: unknown): string {
  if (!(error instanceof ApiError)) return explainRefusal(error)
  return error.reason ?? `${WITHOUT_REASON}: ${explainRefusal(error)}`
}
