import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { IDENTITY_HOSTS, PICTURE_HOSTS, STORAGE_HOST } from '../../server/plugins/security.ts'
import { type InlineParts, inlinePartsOf } from '../../server/site/inline-parts.ts'
import { readLatestBuild } from '../build/earlier-builds.ts'
import { replaceOnce } from './edit.ts'
import type { NativeSettings } from './settings.ts'

/** Files of the page besides its build. */
const BESIDE = ['icons', 'pictures']
const HEAD = '<meta charset="utf-8" />'
/** There is nothing to install in the app itself. */
const MANIFEST_LINK = /\s*<link rel="manifest"[^>]*>/

/**
 * Copies a finished build to `target` for the native app: without service worker, earlier builds, `builds/latest.json`
 * and prerendered pages. Updates come from the store.
 */
export function writeWebFiles(dist: string, target: string, settings: NativeSettings): void {
  const build = readLatestBuild(dist)
  if (!build) throw new Error(`${dist} holds no finished build`)
  rmSync(target, { recursive: true, force: true })
  const files = [...build.assets.filter(isPlain), ...BESIDE]
  for (const file of files) {
    mkdirSync(dirname(join(target, file)), { recursive: true })
    cpSync(join(dist, file), join(target, file), { recursive: true, filter: isPlain })
  }
  writeFileSync(join(target, 'index.html'), nativePage(readFileSync(join(dist, 'index.html'), 'utf8'), settings))
}

/** The native app's page: it includes its server, and a server's headers as meta tags. */
export function nativePage(html: string, settings: NativeSettings): string {
  const meta = [
    `<meta http-equiv="Content-Security-Policy" content="${policyOf(settings, inlinePartsOf([html]))}" />`,
    settings.server && `<meta name="barra-server" content="${settings.server}" />`,
    `<meta name="barra-sign-in" content="${signInOf(settings).join(' ')}" />`,
  ]
  return replaceOnce(html.replace(MANIFEST_LINK, ''), HEAD, [HEAD, ...meta].filter(Boolean).join('\n    '))
}

/** As the server's own policy (server/plugins/security.ts), for a page that comes from the phone. */
function policyOf({ server }: NativeSettings, { scripts, styles }: InlineParts): string {
  // Some web views do not match an app's own scheme with 'self'.
  const self = "'self' https://localhost capacitor://localhost"
  const connections = [self, server, ...IDENTITY_HOSTS, STORAGE_HOST].filter((host) => host !== null)
  return [
    "default-src 'none'",
    `script-src ${[self, ...scripts].join(' ')}`,
    `style-src ${[self, ...styles].join(' ')}`,
    `connect-src ${connections.join(' ')}`,
    `img-src ${[self, 'data: blob:', STORAGE_HOST, ...PICTURE_HOSTS].join(' ')}`,
    `font-src ${self}`,
    `media-src ${self}`,
    `worker-src ${self}`,
    "object-src 'none'",
    "base-uri 'none'",
    `form-action ${self}`,
  ].join('; ')
}

/** Facebook is not offered: docs/decisions/027. */
function signInOf({ hasGoogle }: NativeSettings): readonly string[] {
  return hasGoogle ? ['google'] : []
}

/** Compressed copies are for servers. */
function isPlain(file: string): boolean {
  return !/\.(br|gz)$/.test(file)
}
