import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, openSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { Builder, type WebDriver } from 'selenium-webdriver'
import { freePort } from '../../free-port.ts'
import { type Process, processTree } from '../processes.ts'
import { until } from '../until.ts'

export const WEBKIT_DRIVER = '/usr/bin/WebKitWebDriver'

/** A WebKitGTK browser on a screen of its own, which writes its profile to a disk. */
export type WebKitBrowser = {
  readonly driver: WebDriver
  /** The X display of its screen. */
  readonly display: string
  /** Ends it as a person does. */
  quit(): Promise<void>
  /** Resolves once it is gone, however it went. */
  readonly ended: Promise<unknown>
  /** The driver, the window, the pages and the network, and the screen. */
  processes(): readonly Process[]
}

export type Size = { readonly width: number; readonly height: number }

type Start = { readonly size: Size; readonly script: string; readonly timeZone: string }

export async function startWebKit(profile: string, { size, script, timeZone }: Start): Promise<WebKitBrowser> {
  mkdirSync(join(profile, 'downloads'), { recursive: true })
  writeFileSync(join(profile, 'every-page.js'), script)
  const log = openSync(join(profile, 'browser.log'), 'a')
  const { screen, display } = await startScreen(size)
  const port = await freePort()
  const program = spawn(WEBKIT_DRIVER, [`--port=${port}`, '--host=127.0.0.1'], {
    stdio: ['ignore', log, log],
    env: { ...process.env, ...SURROUNDINGS, TZ: timeZone, DISPLAY: display },
  })
  const ended = Promise.all([once(program, 'exit'), once(screen, 'exit')])
  await untilReady(port, program)
  const { width, height } = size
  const driver = new Builder()
    .usingServer(`http://127.0.0.1:${port}`)
    .withCapabilities({
      browserName: 'MiniBrowser',
      // Waiting for a load hangs where a page signs in and goes on by itself.
      pageLoadStrategy: 'none',
      'webkitgtk:browserOptions': {
        binary: join(import.meta.dirname, 'host.py'),
        args: [profile, '--width', `${width}`, '--height', `${height}`, '--downloads', join(profile, 'downloads')],
      },
    })
    .build()
  // Resolves with the session.
  await driver.getCapabilities()
  return {
    driver,
    display,
    ended,
    processes: () => processTree(({ id }) => id === program.pid || id === screen.pid),
    quit: async () => {
      await Promise.race([driver.quit().catch(() => undefined), pause(5_000)])
      program.kill()
      screen.kill()
      await ended
    },
  }
}

const SURROUNDINGS = {
  GDK_BACKEND: 'x11',
  LIBGL_ALWAYS_SOFTWARE: '1',
  WEBKIT_DISABLE_COMPOSITING_MODE: '1',
  NO_AT_BRIDGE: '1',
  LC_ALL: 'C.UTF-8',
}

async function startScreen({ width, height }: Size): Promise<{ screen: ChildProcess; display: string }> {
  // It chooses a free number, and tells it on the named descriptor.
  const screen = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', `${width}x${height}x24`, '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  })
  const told = screen.stdio[3]
  if (!told) throw new Error('Xvfb has no descriptor 3')
  const [number] = (await once(told, 'data')) as [Buffer]
  return { screen, display: `:${String(number).trim()}` }
}

async function untilReady(port: number, program: ChildProcess): Promise<void> {
  await until(
    async () => {
      if (program.exitCode !== null) throw new Error(`WebKitWebDriver ended with ${program.exitCode}`)
      const answer = await fetch(`http://127.0.0.1:${port}/status`).catch(() => undefined)
      return answer?.ok || undefined
    },
    () => 'WebKitWebDriver is not ready',
  )
}
