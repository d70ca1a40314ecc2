import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { build } from 'vite'
import { injectManifest } from 'workbox-build'

/** Files never requested by a browser itself, always loaded from the network, or only for public site or native app. */
const NOT_PRECACHED = [
  'sw.js',
  'sw-without-manifest.js',
  'builds/**',
  'site/**',
  'pictures/**',
  'assets/finished-site-*.css',
  'assets/{connect-shell,native-shell,plan-notices,rest-notices}-*',
  '.vite/**',
  '**/*.br',
  '**/*.gz',
]
const MAX_FILE_BYTES = 20 * 1024 * 1024

/**
 * Bundles the service worker into `<directory>/sw.js` with a list of every file currently in `directory`. A Workbox
 * warning would mean a file missing offline: it fails the build.
 */
export async function buildServiceWorker(root: string, directory: string): Promise<void> {
  await build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      target: 'es2023',
      outDir: directory,
      emptyOutDir: false,
      reportCompressedSize: false,
      rolldownOptions: {
        input: join(root, 'sw/service-worker.ts'),
        output: { format: 'iife', entryFileNames: 'sw-without-manifest.js' },
      },
    },
  })
  const bundled = join(directory, 'sw-without-manifest.js')
  const { warnings } = await injectManifest({
    swSrc: bundled,
    swDest: join(directory, 'sw.js'),
    globDirectory: directory,
    globPatterns: ['**/*'],
    globIgnores: NOT_PRECACHED,
    maximumFileSizeToCacheInBytes: MAX_FILE_BYTES,
    // Their names change with their content already.
    dontCacheBustURLsMatching: /^assets\//,
  })
  if (warnings.length > 0) throw new Error(`the service worker would not hold everything:\n${warnings.join('\n')}`)
  await rm(bundled)
}
