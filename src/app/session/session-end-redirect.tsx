import { useEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import { paths, signInPath } from '../../lib/paths'
import { whenSessionEnds } from './session-ended'

/** Sends a visitor whose session was refused to sign in, and back to where they were after that. */
export function SessionEndRedirect() {
  const navigate = useNavigate()
  useEffect(
    () =>
      whenSessionEnds(() => {
        const { pathname, search, hash } = window.location
        if (pathname !== paths.signIn) navigate(signInPath(`${pathname}${search}${hash}`))
      }),
    [navigate],
  )
  return null
}
