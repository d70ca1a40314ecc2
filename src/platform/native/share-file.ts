import { filesystem, share } from './plugins.ts'

const FOLDER = { path: 'shared', directory: 'CACHE' } as const
/** A multiple of three, so that the chunks' base64 can be concatenated. */
const PIECE_BYTES = 3 * 256 * 1_024

/** The file stays in the app's cache until the next one, as its recipient may read it later. False if cancelled. */
export async function shareFile(name: string, file: Blob): Promise<boolean> {
  // There is nothing to remove the first time.
  await filesystem.rmdir({ ...FOLDER, recursive: true }).catch(() => undefined)
  const place = { ...FOLDER, path: `${FOLDER.path}/${name}` }
  const first = await base64Of(file.slice(0, PIECE_BYTES))
  const { uri } = await filesystem.writeFile({ ...place, data: first, recursive: true })
  for (let at = PIECE_BYTES; at < file.size; at += PIECE_BYTES) {
    await filesystem.appendFile({ ...place, data: await base64Of(file.slice(at, at + PIECE_BYTES)) })
  }
  try {
    await share.share({ files: [uri] })
    return true
  } catch (cause) {
    if (isTurnedBack(cause)) return false
    throw cause
  }
}

function base64Of(piece: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result).replace(/^[^,]*,/, ''))
    reader.onerror = () => reject(reader.error)
    reader.readAsDataURL(piece)
  })
}

/** Both systems only report it by message. */
function isTurnedBack(cause: unknown): boolean {
  return cause instanceof Error && /cancell?ed/i.test(cause.message)
}
