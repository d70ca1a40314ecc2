import { askApi, OfflineError } from '../server/api.ts'

/** Ten years of training on a slow connection. */
const FILE_LIMIT_MS = 120_000

/** Rejects like `callApi`. */
export async function fetchFile(path: string): Promise<Blob> {
  const response = await askApi(path, FILE_LIMIT_MS)
  try {
    return await response.blob()
  } catch (cause) {
    throw new OfflineError(`${path} broke off: ${String(cause)}`)
  }
}
