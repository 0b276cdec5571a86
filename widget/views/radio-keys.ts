import type { KeyboardEvent } from 'react'

type RadioKeyEvent = KeyboardEvent<HTMLElement>

const STEPS: Readonly<Record<string, 1 | -1>> = {
  ArrowDown: 1,
  ArrowRight: 1,
  ArrowUp: -1,
  ArrowLeft: -1,
}

/**
 * Keys of a list whose radios lead elsewhere: arrows only move, because a shopper who looks through the
 * list must not be taken away from it; Enter and Space choose.
 */
export function moveThroughRadios(event: RadioKeyEvent): void {
  chooseOnEnter(event)
  const step = STEPS[event.key]
  if (!step || !(event.target instanceof HTMLInputElement)) return
  event.preventDefault()
  const radios = [...event.currentTarget.querySelectorAll<HTMLInputElement>('input:enabled')]
  const next = radios[(radios.indexOf(event.target) + step + radios.length) % radios.length]
  // Tab comes back to where one was, and goes on from there.
  for (const radio of radios) radio.tabIndex = radio === next ? 0 : -1
  next?.focus()
}

/** Radios know Space and the arrows themselves; Enter they leave to the form around them. */
export function chooseOnEnter(event: RadioKeyEvent): void {
  if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return
  event.preventDefault()
  event.target.click()
}
