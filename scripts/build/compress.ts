import { readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { filesUnder } from './fingerprint.ts'

// The public site's pages are filled in on each request, and compressed then.
const COMPRESSIBLE = /\.(bin|js|css|html|svg|json|webmanifest)$/
const WORTH_IT_BYTES = 1_024

/** As large as a browser accepts: equal parts of a bundle lie far apart. */
const WINDOW_BITS = 24

/** Writes a `.br` and `.gz` beside every file worth compressing, so that the server compresses nothing twice. */
export async function compressFiles(directory: string): Promise<void> {
  await Promise.all(
    filesUnder(directory, '.')
      .filter((file) => COMPRESSIBLE.test(file) && !/^(\.vite|site)\//.test(file))
      .map((file) => compressFile(join(directory, file))),
  )
}

async function compressFile(path: string): Promise<void> {
  if ((await stat(path)).size < WORTH_IT_BYTES) return
  const content = await readFile(path)
  const [brotli, gzipped] = await Promise.all([
    promisify(brotliCompress)(content, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_LGWIN]: WINDOW_BITS,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      },
    }),
    promisify(gzip)(content, { level: 9 }),
  ])
  await Promise.all([writeFile(`${path}.br`, brotli), writeFile(`${path}.gz`, gzipped)])
}
