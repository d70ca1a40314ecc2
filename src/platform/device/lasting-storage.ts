/** Whether the browser has promised not to clear this device's data by itself; undefined where it does not say. */
export async function isStorageLasting(): Promise<boolean | undefined> {
  // Missing without https; refused in some private windows.
  return navigator.storage?.persisted?.().catch(() => undefined)
}

/**
 * Asks the browser for that promise. Some ask the person: call it when there is something worth keeping, such as a
 * workout that was just finished. Resolves with whether there is a promise.
 */
export async function askForLastingStorage(): Promise<boolean> {
  if (await isStorageLasting()) return true
  return (await navigator.storage?.persist?.().catch(() => false)) ?? false
}
