import { onTestFinished, vi } from 'vitest'

// The other side of the native app's bridge in its tests: the phone, and nothing else.

/** The phone's answer to a call such as `Share.share`; without an answer it resolves to nothing. */
export type PhoneAnswers = Readonly<Record<string, (options: never) => unknown>>

/**
 * Stands in for the phone until the test ends, for modules that are imported after this. `calls` has what it was asked,
 * in order: `Share.share` with its options. An event such as `App.backButton` is told to whoever listens.
 */
export function connectPhone(answers: PhoneAnswers = {}) {
  const calls: [call: string, options?: unknown][] = []
  const listeners = new Map<string, Set<(event: unknown) => void>>()

  const listen = (event: string, listener: (event: unknown) => void) => {
    const present = listeners.get(event) ?? new Set()
    listeners.set(event, present.add(listener))
    return { remove: async () => void present.delete(listener) }
  }
  const call = async (name: string, given: readonly unknown[]) => {
    calls.push(given.length > 0 ? [name, given[0]] : [name])
    return await answers[name]?.(given[0] as never)
  }
  const pluginOf = (plugin: string) =>
    new Proxy(
      {},
      {
        get: (_, method) =>
          method === 'addListener'
            ? async (event: string, listener: (event: unknown) => void) => listen(`${plugin}.${event}`, listener)
            : (...given: readonly unknown[]) => call(`${plugin}.${String(method)}`, given),
      },
    )
  vi.resetModules()
  vi.doMock('@capacitor/core', () => ({ registerPlugin: pluginOf }))
  onTestFinished(() => {
    vi.doUnmock('@capacitor/core')
    vi.resetModules()
  })
  return {
    calls,
    tell: (event: string, details: unknown) => {
      for (const listener of listeners.get(event) ?? []) listener(details)
    },
    listenerCount: (event: string) => listeners.get(event)?.size ?? 0,
  }
}
