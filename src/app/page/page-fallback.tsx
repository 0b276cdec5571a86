import './page-fallback.css'

/** Holds the place of a page while its code loads; visible only when that takes a moment. */
export function PageFallback() {
  return (
    <div className="page page-fallback" role="status" aria-label="Loading page">
      <div className="page-fallback-title" />
      <div className="page-fallback-body" />
    </div>
  )
}
