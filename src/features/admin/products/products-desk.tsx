import { type ChangeEvent, lazy, Suspense, useEffect, useEffectEvent, useState } from 'react'
import type { Product } from '../../../api/edge/catalog'
import { paths } from '../../../lib/paths'
import { Button, ButtonLink } from '../../../ui/button'
import { PartBoundary } from '../../../ui/crash/part-boundary'
import { EmptyNotice } from '../../../ui/empty-notice'
import { type BulkSource, readLastRun } from '../bulk/panel/bulk-source'
import { loadBulk } from '../list/export-button'
import { ListSkeleton } from '../list/list-skeleton'
import { ProductsTable } from './products-table'
import { useDeskWork } from './use-desk-work'

interface ProductsDeskProps {
  products: readonly Product[]
  userId: string
  onReload(): void
}

const BulkPanel = lazy(async () => ({ default: (await loadBulk()).BulkPanel }))

/** The list of products, or in its place the change of many that is being planned, carried out or looked at. */
export function ProductsDesk({ products, userId, onReload }: ProductsDeskProps) {
  const [source, setSource] = useState<BulkSource | undefined>(() =>
    readLastRun(userId) === 'open' ? { kind: 'last' } : undefined,
  )
  const work = useDeskWork(userId, !source)
  const open = (next: BulkSource) => {
    // The list, when it shows again, leaves the focus where it is by then.
    work.setTarget(undefined)
    setSource(next)
  }
  usePastedRows((text) => {
    // Nobody who pastes by mistake is to lose a plan, or to stop a run.
    if (!source) open({ kind: 'text', text })
  })

  if (source) {
    return (
      <PartBoundary name="The bulk change">
        <Suspense fallback={<ListSkeleton label="Loading" />}>
          <BulkPanel
            userId={userId}
            source={source}
            onBegin={() => {
              // A sheet has nothing to do with what is selected.
              if (source.kind === 'edit') work.endEdit()
            }}
            onRetry={() => setSource({ ...source })}
            onClose={() => setSource(undefined)}
          />
        </Suspense>
      </PartBoundary>
    )
  }
  const tools = (
    <>
      <ImportButton onChoose={(file) => open({ kind: 'file', file })} />
      {readLastRun(userId) && (
        <Button look="plain" onClick={() => open({ kind: 'last' })}>
          Last bulk change
        </Button>
      )}
    </>
  )
  return (
    <PartBoundary name="The table" subject={products} onRetry={onReload}>
      {products.length > 0 ? (
        <ProductsTable products={products} work={work} tools={tools} onPlan={open} />
      ) : (
        <EmptyNotice message="The shop has no products yet.">
          <ButtonLink to={paths.createProduct}>Create the first</ButtonLink>
          {tools}
        </EmptyNotice>
      )}
    </PartBoundary>
  )
}

function ImportButton({ onChoose }: { onChoose(file: File): void }) {
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? []
    if (file) onChoose(file)
  }
  return (
    <label className="button button-plain desk-import">
      Import
      <input
        type="file"
        className="visually-hidden"
        aria-label="Import CSV"
        accept=".csv,.tsv,.txt,text/csv"
        onChange={choose}
      />
    </label>
  )
}

/** Rows of a spreadsheet that are pasted onto the page, rather than into one of its fields. */
function usePastedRows(onPaste: (text: string) => void): void {
  const paste = useEffectEvent(onPaste)
  useEffect(() => {
    const take = (event: ClipboardEvent) => {
      const isField = event.target instanceof Element && event.target.closest('input, textarea')
      const text = event.clipboardData?.getData('text/plain') ?? ''
      if (!isField && /[\t\n]/.test(text.trim())) paste(text)
    }
    document.addEventListener('paste', take)
    return () => document.removeEventListener('paste', take)
  }, [])
}
