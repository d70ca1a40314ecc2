/** Errors outlive their page: a reload would take them along. */
const KEY = 'walk.errors'

/** The browser says by it that an observer of sizes goes on in the next frame. */
const IS_NO_ERROR = /^ResizeObserver loop/

/** From now on keeps every error of the page that nobody caught, and all that the app writes as one. */
export function watchErrors(): void {
  addEventListener('error', (event) => {
    if (event instanceof ErrorEvent && !IS_NO_ERROR.test(event.message))
      note(`error: ${event.message} at ${event.filename}:${event.lineno}:${event.colno}, ${textOf(event.error)}`)
  })
  addEventListener('unhandledrejection', ({ reason }) => note(`unhandled rejection: ${textOf(reason)}`))
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    note(`against the content security policy: ${violatedDirective} ${blockedURI}`),
  )
  const original = console.error
  console.error = (...parts: unknown[]) => {
    note(`console.error: ${parts.map(textOf).join(' ')}`)
    original.apply(console, parts)
  }
}

function textOf(value: unknown): string {
  if (value instanceof Error) return `${value.name}: ${value.message} ${value.stack?.split('\n')[1]?.trim() ?? ''}`
  try {
    return typeof value === 'string' ? value : (JSON.stringify(value) ?? String(value))
  } catch {
    return String(value)
  }
}

function note(error: string): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify([...noted(), error.slice(0, 600)]))
  } catch {
    // The page has no origin.
  }
}

function noted(): readonly string[] {
  return JSON.parse(sessionStorage.getItem(KEY) ?? '[]') as readonly string[]
}

export function takeErrors(): readonly string[] {
  const errors = noted()
  sessionStorage.removeItem(KEY)
  return errors
}
