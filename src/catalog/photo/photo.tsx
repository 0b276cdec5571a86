import { memo, useEffect, useRef, useState } from 'react'
import { photoSource } from './photo-source'
import './photo.css'

/** Pauses before a broken photo is requested again, as for any read. */
const RETRY_PAUSES_MS = [1_000, 3_000]

interface PhotoProps {
  /** The product's `photo.data`. */
  data: string | undefined
  alt: string
  /** How wide the photo is shown, as in the `sizes` attribute. */
  sizes: string
  /** On the first screen: fetched at once instead of when it comes near. */
  isEager?: boolean
}

/** A photo in a box of fixed proportions; without one, or with a broken one, the box stays. */
export const Photo = memo(function Photo({ data, alt, sizes, isEager = false }: PhotoProps) {
  const [isBroken, onError] = useBroken(data)
  const photo = useRef<HTMLImageElement>(null)
  useEffect(() => {
    // The server drew it, and nobody listened yet when it failed.
    if (photo.current?.complete && photo.current.naturalWidth === 0) onError()
  })
  const source = isBroken ? undefined : photoSource(data)
  if (!source) return <PhotoPlaceholder alt={alt} />
  return (
    <img
      ref={photo}
      className="photo"
      alt={alt}
      width={4}
      height={3}
      sizes={sizes}
      loading={isEager ? 'eager' : 'lazy'}
      decoding="async"
      {...(source.srcSet ? { srcSet: source.srcSet } : {})}
      src={source.src}
      onError={onError}
    />
  )
})

function PhotoPlaceholder({ alt }: { alt: string }) {
  return (
    <div className="photo photo-placeholder" role="img" aria-label={`${alt}: no picture`}>
      <svg aria-hidden="true" width="72" height="54" viewBox="0 0 72 54" fill="none">
        <path d="M8 8h56v38H8z" stroke="currentColor" strokeWidth="3" strokeLinejoin="round" />
        <path
          d="M18 18l9 8-9 8M32 35h16"
          stroke="currentColor"
          strokeWidth="3"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </svg>
    </div>
  )
}

/**
 * Whether a photo is broken right now. A broken photo is retried after growing pauses, at most twice, and when the
 * connection returns.
 */
function useBroken(data: string | undefined): [isBroken: boolean, onError: () => void] {
  const [attempts, setAttempts] = useState({ data, failures: 0, isBroken: false })
  const isOfThis = attempts.data === data
  const failures = isOfThis ? attempts.failures : 0
  const isBroken = isOfThis && attempts.isBroken

  useEffect(() => {
    if (!isBroken) return
    const retry = (counted: number) => setAttempts({ data, failures: counted, isBroken: false })
    const pauseMs = RETRY_PAUSES_MS[failures - 1]
    const timer = pauseMs === undefined ? undefined : setTimeout(() => retry(failures), pauseMs)
    const onOnline = () => retry(0)
    addEventListener('online', onOnline)
    return () => {
      clearTimeout(timer)
      removeEventListener('online', onOnline)
    }
  }, [data, failures, isBroken])

  return [isBroken, () => setAttempts({ data, failures: failures + 1, isBroken: true })]
}
