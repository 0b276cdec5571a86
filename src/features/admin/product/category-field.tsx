import { useQuery } from '@tanstack/react-query'
import { categoriesQuery } from '../../../api/queries/category-queries'
import { paths } from '../../../lib/paths'
import { Button } from '../../../ui/button'
import type { FieldBinding } from '../../../ui/form/field-binding'
import { SelectField } from '../../../ui/form/select-field'
import { Link } from '../../../ui/link'

/** The choice of a category from those that the shop has. */
export function CategoryField({ field, value }: { field: FieldBinding; value: string }) {
  const { data, isError, refetch } = useQuery(categoriesQuery())
  // The value that was typed or loaded stays selectable even before, or without, the list.
  const isListed = value === '' || data?.some(({ categoryId }) => categoryId === value)
  return (
    <SelectField
      field={field}
      label="Category"
      value={value}
      hint={
        isError ? (
          <>
            The categories could not be loaded.{' '}
            <Button look="quiet" onClick={() => void refetch()}>
              Try again
            </Button>
          </>
        ) : (
          <Link to={paths.createCategory}>Create a category</Link>
        )
      }
    >
      <option value="">{data || isError ? 'Choose a category' : 'Loading categories…'}</option>
      {!isListed && <option value={value}>{value}</option>}
      {data?.map(({ categoryId, name }) => (
        <option key={categoryId} value={categoryId}>
          {name}
        </option>
      ))}
    </SelectField>
  )
}
