export type ToastRequest = {
  readonly message: string
  /** An error is announced immediately; others wait for a pause. */
  readonly tone?: 'neutral' | 'success' | 'error'
  readonly action?: { readonly label: string; readonly onAction: () => void }
  /** The duration, if not `toastLife`'s. Paused under a pointer or the focus. */
  readonly durationMs?: number
}

/** `acts` is how often the person had pressed something when it was shown. */
export type Toast = ToastRequest & { readonly acts: number }
