import { currentShell } from './shell.ts'

/**
 * Hands a file to the person, made on this device: nothing goes over the network. In the shell they choose where it goes
 * to; resolves to false where they turned back. Rejects where there is no room for it.
 */
export async function downloadFile(name: string, file: Blob): Promise<boolean> {
  const shell = currentShell()
  if (shell) return shell.shareFile(name, file)
  const url = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // The browser has taken the content over once the click returns.
  URL.revokeObjectURL(url)
  return true
}
