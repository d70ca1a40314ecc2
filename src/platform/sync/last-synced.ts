/** When this device last held all that the server has of an account. It outlives a restart, also one without a network. */
export function lastSynced(account: string): string | null {
  try {
    return localStorage.getItem(keyOf(account))
  } catch {
    return null
  }
}

export function rememberSynced(account: string, instant: string): void {
  try {
    if (localStorage.getItem(keyOf(account)) !== instant) localStorage.setItem(keyOf(account), instant)
  } catch {
    // Then the next start knows it only after its first exchange.
  }
}

/** Call it when the account's data leaves this device. */
export function forgetSynced(account: string): void {
  try {
    localStorage.removeItem(keyOf(account))
  } catch {
    // Nothing could be kept here either.
  }
}

const keyOf = (account: string) => `barra.synced.${account}`
