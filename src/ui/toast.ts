export type Toast = {
  readonly message: string
  /** An error is announced immediately; others wait for a pause. */
  readonly tone?: 'neutral' | 'success' | 'error'
  readonly action?: { readonly label: string; readonly onAction: () => void }
  /** The duration, if not `toastLife`'s. Paused under a pointer or the focus. */
  readonly durationMs?: number
}
