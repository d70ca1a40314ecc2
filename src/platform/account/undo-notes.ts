const PREFIX = 'barra.undo.'

/** Where a tab keeps what can be undone in a running workout. */
export function undoKey(account: string, sessionId: string): string {
  return `${PREFIX}${account}.${sessionId}`
}

/** Takes what can be undone in an account's workouts off this tab. */
export function forgetUndo(account: string): void {
  try {
    for (const key of Object.keys(sessionStorage))
      if (key.startsWith(undoKey(account, ''))) sessionStorage.removeItem(key)
  } catch {
    // A browser that blocks storage never kept it.
  }
}
