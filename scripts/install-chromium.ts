import { findTestBrowser, hasTestBrowser } from '../tooling/browser.ts'
import { canInstallPackages, installPackages } from './debian-packages.ts'

// The tests need a real Chromium or Chrome 121 or newer: Debian's headless one, else a full one, which is slower.
if (!hasTestBrowser() && canInstallPackages()) {
  installPackages(['chromium-headless-shell'])
  if (!findTestBrowser()) installPackages(['chromium'])
}
if (!findTestBrowser()) {
  console.error('The tests need Chromium or Chrome: install one, or set CHROME_PATH to it.')
  process.exit(1)
}
