import { hasPhoneFont } from '../tooling/phone-font.ts'
import { canInstallPackages, installPackages } from './debian-packages.ts'

// The kept pictures of screens are in the font of phones; without it they are not compared, which is no failure.
if (!hasPhoneFont() && canInstallPackages()) {
  installPackages(['fontconfig'])
  installPackages(['fonts-roboto'])
}
if (!hasPhoneFont()) console.warn('The pictures of screens are not compared: install fontconfig and fonts-roboto.')
