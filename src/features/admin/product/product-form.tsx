import { zodResolver } from '@hookform/resolvers/zod'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { z } from 'zod/mini'
import type { ProductCreate } from '../../../api/contract'
import { explainRefusal } from '../../../api/explain-refusal'
import { categoriesQuery } from '../../../api/queries/category-queries'
import { PRODUCTS_KEY } from '../../../api/queries/product-queries'
import { ChangedMeanwhile } from '../../../model/changed-meanwhile'
import { RestoredNotice } from '../../../ui/form/draft/restored-notice'
import {
  type DraftForm,
  type DraftFormOptions,
  useDraftForm,
} from '../../../ui/form/draft/use-draft-form'
import { FieldRefusal } from '../../../ui/form/field-refusal'
import { Form, FormFoot } from '../../../ui/form/form'
import { FormAlert } from '../../../ui/form/form-alert'
import { SubmitButton } from '../../../ui/form/submit-button'
import { checkPhoto } from './check-photo'
import { ProductFields } from './product-fields'
import { ProductPreview } from './product-preview'
import { type ProductValues, toProductCreate } from './product-values'
import './product-form.css'

export type ProductDraftForm<Result> = DraftForm<ProductValues, ProductCreate, Result>

interface ProductFormProps<Result> {
  label: string
  submitLabel: string
  initial: ProductValues
  draft: DraftFormOptions<ProductValues, ProductCreate, Result>['draft']
  /** The photo and the date of a product that exists. */
  photo?: string | undefined
  createdAt?: string
  isForMany?: true
  send(product: ProductCreate, form: ProductDraftForm<Result>): Promise<Result>
  /** Called when the visitor gives up what an earlier visit has left; by default the form is emptied to `initial`. */
  onStartOver?(form: ProductDraftForm<Result>): void
  /** What has to be chosen before the product can be saved. */
  question?(form: ProductDraftForm<Result>, values: ProductValues): ReactNode
  /** What shows once it is saved. */
  outcome(result: Result, form: ProductDraftForm<Result>): ReactNode
}

/** Shapes the product form's values and refuses none: to judge them is the service's part. */
const productSchema = z.pipe(
  z.custom<ProductValues>(),
  z.transform(toProductCreate),
) satisfies z.ZodMiniType<ProductCreate, ProductValues>

const resolver = zodResolver(productSchema)

/** A product's form beside the card that it makes. */
export function ProductForm<Result>(props: ProductFormProps<Result>) {
  const queryClient = useQueryClient()
  const { data: categories = [] } = useQuery(categoriesQuery())
  const [openedAt] = useState(() => new Date().toISOString())
  const draftForm: ProductDraftForm<Result> = useDraftForm({
    resolver,
    initial: props.initial,
    draft: props.draft,
    ...(props.isForMany && { isForMany: props.isForMany }),
    explain,
    async send(product: ProductCreate) {
      await checkPhoto(form.getValues('file'))
      const result = await props.send(product, draftForm)
      void queryClient.invalidateQueries({ queryKey: [PRODUCTS_KEY] })
      return result
    },
  })
  const { form, sending, isRestored, lostFile, startOver, submit } = draftForm
  const values = { ...props.initial, ...useWatch({ control: form.control }) }
  const chosenPhoto = useFileAddress(values.file)
  const photo = chosenPhoto ?? props.photo
  const { onStartOver = () => startOver() } = props

  return (
    <div className="product-form">
      <Form label={props.label} onSubmit={submit}>
        {isRestored && (
          <RestoredNotice lostFile={lostFile} onStartOver={() => onStartOver(draftForm)} />
        )}
        <ProductFields form={draftForm} values={values} photo={photo} />
        {sending.status === 'refused' && <FormAlert severity="error">{sending.message}</FormAlert>}
        {props.question?.(draftForm, values)}
        {sending.status === 'sent' && props.outcome(sending.result, draftForm)}
        <FormFoot>
          <SubmitButton isBusy={sending.status === 'busy'}>{props.submitLabel}</SubmitButton>
        </FormFoot>
      </Form>
      <ProductPreview
        values={values}
        photo={photo}
        categories={categories}
        createdAt={props.createdAt ?? openedAt}
      />
    </div>
  )
}

function explain(error: unknown): string {
  const isOwn = error instanceof ChangedMeanwhile || error instanceof FieldRefusal
  return isOwn ? error.message : explainRefusal(error)
}

/** A file's content as a `data:` address that an image can show, once it is read. */
function useFileAddress(file: File | undefined): string | undefined {
  const [read, setRead] = useState<{ file: File; address: string }>()
  useEffect(() => {
    if (!file) return
    const reader = new FileReader()
    reader.onload = () => {
      if (typeof reader.result === 'string') setRead({ file, address: reader.result })
    }
    // A file that vanished meanwhile has no preview; it is refused when it is to be sent.
    reader.readAsDataURL(file)
    return () => reader.abort()
  }, [file])
  return read && read.file === file ? read.address : undefined
}
