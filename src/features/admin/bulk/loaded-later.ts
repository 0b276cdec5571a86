/** All that changes or saves many rows at once: one piece, which lists load when somebody asks for it. */

export { exportOrders, exportProducts } from './csv/export-rows'
export { BulkPanel } from './panel/bulk-panel'
export { EditBar } from './panel/edit-bar'
