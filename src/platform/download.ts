/** Hands a file to the person, made on this device: nothing goes over the network. */
export function downloadFile(name: string, file: Blob): void {
  const url = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // The browser has taken the content over once the click returns.
  URL.revokeObjectURL(url)
}
