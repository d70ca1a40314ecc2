import { chosenEngines, type Engine, missingOf } from '../tooling/engines/engine.ts'
import { canInstallPackages, installPackages } from './debian-packages.ts'

// Tests of the storage and of what is saved run in Firefox's and in Safari's engine, too. BARRA_ENGINES=chromium leaves
// them out.

const PACKAGES: Readonly<Record<Exclude<Engine, 'chromium'>, readonly string[]>> = {
  firefox: ['firefox-esr'],
  webkit: [
    'webkit2gtk-driver',
    'gir1.2-webkit2-4.1',
    'gir1.2-gtk-3.0',
    'python3-gi',
    // A screen for it, and pictures of that.
    'xvfb',
    'imagemagick',
    // Certificates for pages by https.
    'openssl',
  ],
}

for (const engine of chosenEngines()) {
  if (engine === 'chromium' || missingOf(engine) === null) continue
  if (canInstallPackages()) installPackages(PACKAGES[engine])
  const missing = missingOf(engine)
  if (missing === null) continue
  console.error(
    `The tests need ${engine}: ${missing}. Install ${PACKAGES[engine].join(', ')}, or set BARRA_ENGINES=chromium.`,
  )
  process.exitCode = 1
}
