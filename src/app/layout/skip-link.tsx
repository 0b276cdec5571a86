import type { MouseEvent } from 'react'
import { MAIN_ID } from '../page/main-content'
import './skip-link.css'

/** Leads past the bar. Not by the address: that would be a step of its own for Back to take back. */
export function SkipLink() {
  const skip = (event: MouseEvent) => {
    event.preventDefault()
    const main = document.getElementById(MAIN_ID)
    main?.focus({ preventScroll: true })
    main?.scrollIntoView()
  }
  return (
    <a className="skip-link" href={`#${MAIN_ID}`} onClick={skip}>
      Skip to content
    </a>
  )
}
