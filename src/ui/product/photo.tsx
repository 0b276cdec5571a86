import { photoSource } from './photo-source'
import { useBroken } from './use-broken'
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

/** A photo in a box of fixed proportions; without one, or with a broken one, the box stays. */
export function Photo({ data, alt, sizes, isEager = false }: PhotoProps) {
  const [isBroken, onError] = useBroken(data)
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
      decoding="async"
      {...(source.srcSet ? { srcSet: source.srcSet } : {})}
      src={source.src}
      onError={onError}
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
