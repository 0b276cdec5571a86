import { useEffect, useState } from 'react'

/** A file's content as a `data:` address that an image can show, once it is read. */
export function useFileAddress(file: File | undefined): string | undefined {
  const [read, setRead] = useState<{ file: File; address: string }>()
  useEffect(() => {
    if (!file) return
    const reader = new FileReader()
    reader.onload = () => {
      if (typeof reader.result === 'string') setRead({ file, address: reader.result })
    }
    // A file that vanished meanwhile has no preview; sending it fails with a reason.
    reader.readAsDataURL(file)
    return () => reader.abort()
  }, [file])
  return read && read.file === file ? read.address : undefined
}
