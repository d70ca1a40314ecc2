import { existsSync, globSync } from 'node:fs'

/** The engines that people's browsers have: Chrome and Android, Safari and every browser of an iPhone, Firefox. */
export const ENGINES = ['chromium', 'firefox', 'webkit'] as const
export type Engine = (typeof ENGINES)[number]

/** Playwright drives these; WebKit only in a build of its own, which is not to be had everywhere. */
export type PlaywrightEngine = Exclude<Engine, 'webkit'>

/** Debian's program itself: the one in /usr/bin is a script, which a kill would leave without its browser. */
const FIREFOX = process.env['FIREFOX_PATH'] || '/usr/lib/firefox-esr/firefox-esr'

/** The processes that run pages and workers, by their command. */
export const CONTENT_PROCESS: Readonly<Record<Engine, RegExp>> = {
  chromium: /--type=renderer/,
  firefox: / tab $/,
  webkit: /WebKitWebProcess/,
}

/** The files that an engine and its driver are, beside Chromium: tooling/browser.ts finds that. */
const FILES: Readonly<Record<Exclude<Engine, 'chromium'>, readonly string[]>> = {
  firefox: [FIREFOX],
  webkit: [
    '/usr/bin/WebKitWebDriver',
    '/usr/bin/Xvfb',
    '/usr/bin/import',
    '/usr/bin/openssl',
    '/usr/lib/python3/dist-packages/gi/__init__.py',
  ],
}
/** Their places differ by the machine's architecture. */
const LIBRARIES = { firefox: [], webkit: ['WebKit2-4.1', 'Gtk-3.0'] } as const

/** The missing parts of an engine, as a sentence's object; null: it is there. */
export function missingOf(engine: Exclude<Engine, 'chromium'>): string | null {
  const files = FILES[engine].filter((file) => !existsSync(file))
  const libraries = LIBRARIES[engine].filter(
    (name) => globSync(`/usr/lib/*/girepository-1.0/${name}.typelib`).length === 0,
  )
  const missing = [...files, ...libraries]
  return missing.length === 0 ? null : `no ${missing.join(', no ')}`
}

/** Those that BARRA_ENGINES names (`chromium,webkit`), or all. Throws for an unknown name. */
export function chosenEngines(named = process.env['BARRA_ENGINES']): readonly Engine[] {
  if (!named) return ENGINES
  return named.split(',').map((name) => {
    const engine = ENGINES.find((one) => one === name.trim())
    if (engine === undefined) throw new Error(`BARRA_ENGINES names ${name}, which is none of ${ENGINES.join(', ')}`)
    return engine
  })
}

/** How Playwright opens Debian's Firefox. */
export function firefoxLaunch() {
  return {
    channel: 'moz-firefox',
    executablePath: FIREFOX,
    firefoxUserPrefs: {
      // In place of Playwright's emulation, which this Firefox does not know.
      'ui.prefersReducedMotion': 1,
      'ui.systemUsesDarkTheme': 0,
      'app.normandy.enabled': false,
      'app.update.enabled': false,
      'browser.aboutwelcome.enabled': false,
      'browser.sessionstore.resume_from_crash': false,
      'datareporting.policy.dataSubmissionEnabled': false,
      // Else a new tab may get a process that was there before, and be suspended with the earlier tabs.
      'dom.ipc.processPrelaunch.enabled': false,
      'services.settings.server': '',
      'toolkit.startup.max_resumed_crashes': -1,
    },
  }
}
