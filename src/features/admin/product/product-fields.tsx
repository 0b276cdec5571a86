import type { ProductCreate } from '../../../api/contract'
import type { DraftForm } from '../../../ui/form/draft/use-draft-form'
import { SelectField } from '../../../ui/form/select-field'
import { TextField } from '../../../ui/form/text-field'
import { AdviceLine } from './advice-line'
import { CategoryField } from './category-field'
import { PhotoField } from './photo-field'
import { adviseDescription, adviseName, advisePrice, adviseQuantity } from './product-advice'
import type { ProductValues } from './product-values'

interface ProductFieldsProps {
  form: Pick<DraftForm<ProductValues, ProductCreate, never>, 'form' | 'bind' | 'choose'>
  values: ProductValues
  photo: string | undefined
}

/** The fields of a product. None of them is checked here; each says what the service takes. */
export function ProductFields({ form, values, photo }: ProductFieldsProps) {
  const { bind, choose } = form
  return (
    <>
      <PhotoField
        file={values.file}
        photo={photo}
        error={form.form.formState.errors.file?.message}
        onChoose={(file) => choose('file', file)}
      />
      <TextField
        field={bind('name')}
        label="Name"
        autoComplete="off"
        hint={<AdviceLine advice={adviseName(values.name)} />}
      />
      <TextField
        field={bind('description')}
        label="Description"
        autoComplete="off"
        lines={5}
        hint={<AdviceLine advice={adviseDescription(values.description)} />}
      />
      <div className="product-field-pair">
        <TextField
          field={bind('price')}
          label="Price"
          inputMode="decimal"
          autoComplete="off"
          hint={<AdviceLine advice={advisePrice(values.price)} />}
        />
        <TextField
          field={bind('quantity')}
          label="Quantity"
          inputMode="numeric"
          autoComplete="off"
          hint={<AdviceLine advice={adviseQuantity(values.quantity)} />}
        />
      </div>
      <div className="product-field-pair">
        <CategoryField field={bind('category')} value={values.category} />
        <SelectField field={bind('shipping')} label="Shipping">
          <option value="0">No</option>
          <option value="1">Yes</option>
        </SelectField>
      </div>
    </>
  )
}
