import { readFileSync } from 'node:fs'
import type { BrowserContext, Page } from '@playwright/test'

/** A page's call to a plugin's native side. */
export type NativeCall = {
  readonly plugin: string
  readonly method: string
  readonly options: Readonly<Record<string, unknown>>
}

/** A notification as the operating system holds it. */
export type PlannedNotification = {
  readonly id: number
  readonly title: string
  readonly body: string
  readonly isExactNotification: boolean
  readonly schedule: { readonly at: string }
}

type Message = { callbackId: string; pluginId: string; methodName: string; options: Record<string, unknown> }
type Answer = (options: Readonly<Record<string, unknown>>) => unknown

/** Capacitor's page side, as injected on both platforms. */
const BRIDGE = readFileSync('node_modules/@capacitor/android/capacitor/src/main/assets/native-bridge.js', 'utf8')

const METHODS: Readonly<Record<string, readonly string[]>> = {
  App: ['exitApp'],
  StatusBar: ['setStyle', 'setBackgroundColor'],
  SplashScreen: ['hide'],
  Haptics: ['impact', 'vibrate'],
  KeepAwake: ['keepAwake', 'allowSleep'],
  Share: ['share'],
  Filesystem: ['writeFile', 'appendFile', 'rmdir'],
  FirebaseAuthentication: ['signInWithGoogle'],
  LocalNotifications: [
    'checkPermissions',
    'requestPermissions',
    'checkExactNotificationSetting',
    'changeExactNotificationSetting',
    'getPending',
    'schedule',
    'cancel',
    'removeAllDeliveredNotifications',
  ],
}

const HEADERS = Object.entries(METHODS).map(([name, methods]) => ({
  name,
  methods: [
    ...methods.map((method) => ({ name: method, rtype: 'promise' })),
    { name: 'addListener' },
    { name: 'removeListener' },
  ],
}))

/**
 * The native side of an app around a browser's pages: the page runs Capacitor's real bridge, and its messages to the
 * operating system are recorded and handled here.
 */
export class NativeShell {
  readonly calls: NativeCall[] = []
  /** Notifications scheduled with the operating system, by id. */
  readonly planned = new Map<number, PlannedNotification>()
  readonly #listeners = new Map<string, string>()
  readonly #answers: Record<string, Answer> = {
    'LocalNotifications.checkPermissions': () => ({ display: this.#mayNotify ? 'granted' : 'prompt' }),
    'LocalNotifications.requestPermissions': () => {
      this.#mayNotify = true
      return { display: 'granted' }
    },
    // The default for a new app on Android 14 and later.
    'LocalNotifications.checkExactNotificationSetting': () => ({ exact_alarm: 'denied' }),
    'LocalNotifications.getPending': () => ({ notifications: [...this.planned.values()] }),
    'LocalNotifications.schedule': ({ notifications }) => this.#plan(notifications as PlannedNotification[]),
    'LocalNotifications.cancel': ({ notifications }) => {
      for (const { id } of notifications as { id: number }[]) this.planned.delete(id)
    },
    'Filesystem.writeFile': ({ path }) => ({ uri: `file:///cache/${String(path)}` }),
  }
  #mayNotify = false

  /** Puts the native app around every page of a browser, before any of them is opened. */
  async surround(context: BrowserContext, platform: 'android' | 'ios'): Promise<void> {
    await context.exposeFunction('nativeSide', (text: string) => this.#receive(JSON.parse(text) as Message))
    await context.addInitScript({ content: pageSide(platform) })
  }

  /** Sets the response to a call, such as `App.exitApp`: a value, or an error to throw. */
  answer(call: string, answer: Answer): void {
    this.#answers[call] = answer
  }

  /** The calls of a method so far. */
  callsOf(plugin: string, method: string): readonly NativeCall[] {
    return this.calls.filter((call) => call.plugin === plugin && call.method === method)
  }

  /** Whether the page listens to an event such as `App.backButton`. */
  isHeard(event: string): boolean {
    return this.#listeners.has(event)
  }

  /** Sends the page a native event. */
  async tell(page: Page, event: string, data: object): Promise<void> {
    const callbackId = this.#listeners.get(event)
    if (callbackId === undefined) throw new Error(`nobody listens to ${event}`)
    await page.evaluate(
      (result) =>
        (globalThis as unknown as { Capacitor: { fromNative(it: object): void } }).Capacitor.fromNative(result),
      { callbackId, success: true, data, save: true },
    )
  }

  #plan(notifications: readonly PlannedNotification[]): unknown {
    for (const notification of notifications) this.planned.set(notification.id, notification)
    return { notifications: notifications.map(({ id }) => ({ id })) }
  }

  #receive({ callbackId, pluginId: plugin, methodName: method, options }: Message): object {
    this.calls.push({ plugin, method, options })
    const to = { callbackId, pluginId: plugin, methodName: method }
    if (method === 'addListener') {
      this.#listeners.set(`${plugin}.${String(options['eventName'])}`, callbackId)
      // A listener's first response is its first event.
      return { ...to, isPending: true }
    }
    // Neither system responds; the page does not wait.
    if (method === 'removeListener') return { ...to, isPending: true }
    try {
      return { ...to, success: true, data: this.#answers[`${plugin}.${method}`]?.(options) ?? {} }
    } catch (cause) {
      return { ...to, success: false, error: { message: cause instanceof Error ? cause.message : String(cause) } }
    }
  }
}

/** The script that the native app injects into a page first. */
function pageSide(platform: 'android' | 'ios'): string {
  const place = platform === 'android' ? 'androidBridge = bridge' : 'webkit = { messageHandlers: { bridge } }'
  return `
    window.Capacitor = { PluginHeaders: ${JSON.stringify(HEADERS)} };
    {
      const bridge = {
        async postMessage(message) {
          const text = typeof message === 'string' ? message : JSON.stringify(message);
          const answer = await window.nativeSide(text);
          if (!answer.isPending) window.Capacitor.fromNative(answer);
        },
      };
      window.${place};
    }
    ${BRIDGE}`
}
