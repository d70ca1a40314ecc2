import { findTestBrowser, hasTestBrowser } from '../tooling/browser.ts'
import { canInstallPackages, installPackage } from './debian-packages.ts'

// The tests run in a real Chromium or Chrome of version 121 or newer: in Debian's without windows, else in a whole one,
// where they take longer.
if (!hasTestBrowser() && canInstallPackages()) {
  installPackage('chromium-headless-shell')
  if (!findTestBrowser()) installPackage('chromium')
}
if (!findTestBrowser()) {
  console.error('The tests need Chromium or Chrome: install one, or set CHROME_PATH to it.')
  process.exit(1)
}
