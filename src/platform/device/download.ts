import { currentShell } from './shell.ts'

/**
 * Saves a file created on this device, without a network. In the native app the person chooses its target; resolves to
 * false if they cancelled. Rejects without room for it.
 */
export async function downloadFile(name: string, file: Blob): Promise<boolean> {
  const shell = currentShell()
  if (shell) return shell.shareFile(name, file)
  const url = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // The browser has taken over the content once the click returns.
  URL.revokeObjectURL(url)
  return true
}
