import './page-fallback.css'

/** Shown while a page's code loads; visible only when that takes a moment. */
export function PageFallback() {
  return (
    <div className="page page-fallback" role="status" aria-label="Loading page">
      <div className="page-fallback-title" />
      <div className="page-fallback-body" />
    </div>
  )
}
