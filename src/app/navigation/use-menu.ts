import { type RefObject, useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'

interface Menu {
  isOpen: boolean
  toggle(): void
  /** Around the button and what it opens. */
  menuRef: RefObject<HTMLDivElement | null>
  buttonRef: RefObject<HTMLButtonElement | null>
}

/** A menu that closes when a page opens, when the visitor turns elsewhere, and by Escape. */
export function useMenu(): Menu {
  const { key } = useLocation()
  // The menu belongs to the page that it was opened on: elsewhere it is closed.
  const [openedOn, setOpenedOn] = useState<string>()
  const menuRef = useRef<HTMLDivElement>(null)
  const buttonRef = useRef<HTMLButtonElement>(null)
  const isOpen = openedOn === key

  useEffect(() => {
    if (!isOpen) return
    const close = () => setOpenedOn(undefined)
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      close()
      buttonRef.current?.focus()
    }
    const onTurn = ({ target }: Event) => {
      if (target instanceof Node && !menuRef.current?.contains(target)) close()
    }
    document.addEventListener('keydown', onKeyDown)
    document.addEventListener('pointerdown', onTurn)
    document.addEventListener('focusin', onTurn)
    return () => {
      document.removeEventListener('keydown', onKeyDown)
      document.removeEventListener('pointerdown', onTurn)
      document.removeEventListener('focusin', onTurn)
    }
  }, [isOpen])

  return { isOpen, toggle: () => setOpenedOn(isOpen ? undefined : key), menuRef, buttonRef }
}
