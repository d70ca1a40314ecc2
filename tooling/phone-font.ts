import { execFileSync } from 'node:child_process'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** The font of Android phones, which the app takes for `system-ui`. */
const FONT = 'Roboto'

/** A computer's own fonts, with a phone's in the place of its system's. */
const SETTINGS = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
<fontconfig>
  <include ignore_missing="yes">/etc/fonts/fonts.conf</include>
  ${['system-ui', 'sans-serif'].map(replaced).join('\n  ')}
</fontconfig>
`

/** The environment in which a browser writes as a phone does. Throws without a phone's font. */
export function phoneFont(): { readonly FONTCONFIG_FILE: string } {
  if (!hasPhoneFont())
    throw new Error(`No ${FONT} found, the font of phones: install it (apt-get install fontconfig fonts-roboto)`)
  const path = join(mkdtempSync(join(tmpdir(), 'barra-fonts-')), 'fonts.conf')
  writeFileSync(path, SETTINGS)
  return { FONTCONFIG_FILE: path }
}

function replaced(family: string): string {
  return (
    `<match target="pattern"><test name="family"><string>${family}</string></test>` +
    `<edit name="family" mode="prepend" binding="strong"><string>${FONT}</string></edit></match>`
  )
}

/** Whether it is installed, and fontconfig, without which nothing would ask for it. */
export function hasPhoneFont(): boolean {
  try {
    return execFileSync('fc-list', [FONT, 'family'], { encoding: 'utf8' }).trim() !== ''
  } catch {
    // No fontconfig.
    return false
  }
}
