import type { Product } from '../../../api/edge/catalog'
import { StockBadge } from '../../../catalog/facts/stock-badge'
import { Photo } from '../../../catalog/photo/photo'
import { formatMoney } from '../../../lib/money'
import { paths } from '../../../lib/paths'
import { Button, ButtonLink } from '../../../ui/button'
import { DateTime } from '../../../ui/date-time'
import { Link } from '../../../ui/link'
import type { NarrowLayout } from '../../../ui/table/data-table'
import { compareText } from '../../../ui/table/sort-rows'
import type { TableColumn, TableSort } from '../../../ui/table/table-column'
import { SelectAll, SelectRow } from '../selection/select-row'

export const usualProductSort: TableSort = { column: 'added', direction: 'descending' }

export const narrowProducts: NarrowLayout = {
  columns: '3rem 1fr 1fr',
  areas:
    '"photo name name" "select category price" "select stock sold" "select added added" "select update delete"',
}

/** What the list shows of a product, and what can be done to it. */
export function productColumns(onDelete: (product: Product) => void): TableColumn<Product>[] {
  return [
    {
      key: 'select',
      header: 'Select',
      width: '1.5rem',
      hasControl: true,
      headerControl: ({ tabIndex }) => (
        <SelectAll label="Select all products shown" tabIndex={tabIndex} />
      ),
      cell: ({ productId, name }, { tabIndex }) => (
        <SelectRow id={productId} label={`Select ${name}`} tabIndex={tabIndex} />
      ),
    },
    {
      key: 'photo',
      header: 'Photo',
      isHeaderHidden: true,
      width: '3rem',
      cell: ({ name, photo }) => (
        <div className="product-thumb">
          <Photo data={photo?.data} alt={`Cover of ${name}`} sizes="3rem" />
        </div>
      ),
    },
    {
      key: 'name',
      header: 'Name',
      width: 'minmax(7rem, 3fr)',
      compare: (a, b) => compareText(a.name, b.name),
      hasControl: true,
      cell: ({ productId, name }, { tabIndex }) => (
        <Link to={paths.product(productId)} tabIndex={tabIndex}>
          {name}
        </Link>
      ),
    },
    {
      key: 'category',
      header: 'Category',
      width: 'minmax(5.5rem, 1.4fr)',
      compare: (a, b) => compareText(a.category.name, b.category.name),
      cell: ({ category }) => category.name,
    },
    {
      key: 'price',
      header: 'Price',
      width: '6rem',
      align: 'end',
      compare: (a, b) => a.priceCents - b.priceCents,
      cell: ({ priceCents }) => formatMoney(priceCents),
    },
    {
      key: 'stock',
      header: 'Stock',
      width: '8rem',
      align: 'end',
      isLabelledWhenNarrow: true,
      compare: (a, b) => a.quantity - b.quantity,
      cell: ({ quantity }) => (
        <>
          {quantity.toLocaleString()} <StockBadge quantity={quantity} />
        </>
      ),
    },
    {
      key: 'sold',
      header: 'Sold',
      width: '3.75rem',
      align: 'end',
      isLabelledWhenNarrow: true,
      compare: (a, b) => a.sold - b.sold,
      cell: ({ sold }) => sold.toLocaleString(),
    },
    {
      key: 'added',
      header: 'Added',
      width: '7rem',
      isLabelledWhenNarrow: true,
      compare: (a, b) => compareText(a.createdAt, b.createdAt),
      cell: ({ createdAt }) => <DateTime value={createdAt} isDayOnly />,
    },
    {
      key: 'update',
      header: 'Update',
      isHeaderHidden: true,
      width: '4.4rem',
      hasControl: true,
      cell: ({ productId, name }, { tabIndex }) => (
        <ButtonLink
          look="plain"
          to={paths.updateProduct(productId)}
          aria-label={`Update ${name}`}
          tabIndex={tabIndex}
        >
          Update
        </ButtonLink>
      ),
    },
    {
      key: 'delete',
      header: 'Delete',
      isHeaderHidden: true,
      width: '4.4rem',
      hasControl: true,
      cell: (product, { tabIndex }) => (
        <Button
          look="danger"
          aria-label={`Delete ${product.name}`}
          tabIndex={tabIndex}
          onClick={() => onDelete(product)}
        >
          Delete
        </Button>
      ),
    },
  ]
}
