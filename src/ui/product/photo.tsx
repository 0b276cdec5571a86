import { useEffect, useState } from 'react'
import { photoSource } from './photo-source'
import './photo.css'

interface PhotoProps {
  /** The product's `photo.data`. */
  data: string | undefined
  alt: string
  /** How wide the photo is shown, as in the `sizes` attribute. */
  sizes: string
  /** On the first screen: fetched at once instead of when it comes near. */
  isEager?: boolean
}

/** The event comes before a connection that has just returned carries anything. */
const ONLINE_DELAY_MS = 1_000

/**
 * A photo in a box of fixed proportions; without one, or with a broken one, the box stays. One that broke is asked for
 * again when the connection returns.
 */
export function Photo({ data, alt, sizes, isEager = false }: PhotoProps) {
  const [brokenData, setBrokenData] = useState<string>()
  const isBroken = data !== undefined && data === brokenData
  useEffect(() => {
    if (!isBroken) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const retry = () => {
      timer = setTimeout(() => setBrokenData(undefined), ONLINE_DELAY_MS)
    }
    addEventListener('online', retry)
    return () => {
      clearTimeout(timer)
      removeEventListener('online', retry)
    }
  }, [isBroken])
  const source = isBroken ? undefined : photoSource(data)
  if (!source) return <PhotoPlaceholder alt={alt} />
  return (
    <img
      className="photo"
      alt={alt}
      width={4}
      height={3}
      sizes={sizes}
      loading={isEager ? 'eager' : 'lazy'}
      fetchPriority={isEager ? 'high' : 'auto'}
      decoding="async"
      {...(source.srcSet ? { srcSet: source.srcSet } : {})}
      src={source.src}
      onError={() => setBrokenData(data)}
    />
  )
}

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
