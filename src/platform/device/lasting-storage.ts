/** Whether the browser has promised not to evict this device's data; undefined if unknown. */
export async function isStorageLasting(): Promise<boolean | undefined> {
  // Missing without https; refused in some private windows.
  return navigator.storage?.persisted?.().catch(() => undefined)
}

/** Some browsers ask the person: call it when there is something worth keeping, such as a finished workout. */
export async function askForLastingStorage(): Promise<boolean> {
  if (await isStorageLasting()) return true
  return (await navigator.storage?.persist?.().catch(() => false)) ?? false
}
