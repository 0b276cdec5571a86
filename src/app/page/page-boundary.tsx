import { Component, type ErrorInfo, type ReactNode } from 'react'
import { CrashNotice } from './crash-notice'

interface PageBoundaryProps {
  children: ReactNode
}

/** Keeps a page that crashes, or whose code can't be loaded, from taking the rest of the shop with it. */
export class PageBoundary extends Component<PageBoundaryProps, { error: unknown }> {
  override readonly state: { error: unknown } = { error: undefined }

  static getDerivedStateFromError(error: unknown): { error: unknown } {
    return { error: error ?? new Error('The page threw nothing.') }
  }

  override componentDidCatch(error: unknown, info: ErrorInfo): void {
    console.error('A page crashed.', error, info.componentStack)
  }

  override render(): ReactNode {
    return this.state.error === undefined ? (
      this.props.children
    ) : (
      <CrashNotice error={this.state.error} />
    )
  }
}
