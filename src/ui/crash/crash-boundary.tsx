import { Component, type ErrorInfo, type ReactNode } from 'react'

interface CrashBoundaryProps {
  /** What is shown; when it becomes another, a crash is over. Compared by identity. */
  subject?: unknown
  /** What the console is told of a crash. */
  log: string
  /** Shown instead of the children; `retry` renders them again. */
  fallback(error: unknown, retry: () => void): ReactNode
  children: ReactNode
}

interface CrashBoundaryState {
  subject: unknown
  error: unknown
}

/** An error boundary: contains a crash of its children, or a failure to load their code. */
export class CrashBoundary extends Component<CrashBoundaryProps, CrashBoundaryState> {
  override readonly state: CrashBoundaryState = { subject: this.props.subject, error: undefined }

  static getDerivedStateFromError(error: unknown): Partial<CrashBoundaryState> {
    return { error: error ?? new Error('Nothing was thrown.') }
  }

  static getDerivedStateFromProps(
    { subject }: CrashBoundaryProps,
    state: CrashBoundaryState,
  ): CrashBoundaryState | null {
    return subject === state.subject ? null : { subject, error: undefined }
  }

  override componentDidCatch(error: unknown, info: ErrorInfo): void {
    console.error(this.props.log, error, info.componentStack)
  }

  override render(): ReactNode {
    const { error } = this.state
    return error === undefined ? this.props.children : this.props.fallback(error, this.retry)
  }

  private readonly retry = () => this.setState({ error: undefined })
}
