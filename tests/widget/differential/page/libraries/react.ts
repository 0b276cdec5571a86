import * as react from 'react'
import { createRoot } from 'react-dom/client'

declare global {
  interface Window {
    React: typeof react
    createRoot: typeof createRoot
  }
}

// Pages in the style of React's users take them from here.
Object.assign(window, { React: react, createRoot })
