import { currentShell } from './shell.ts'

/** In the native app the person chooses the target; false if they cancelled. Rejects without room for it. */
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
