import { expose } from 'comlink'
import { AnalyticsEngine } from './analytics/engine.ts'
import type { AnalyticsApi } from './analytics.face.ts'

let opening: Promise<AnalyticsEngine> = Promise.reject(new Error('no account was opened'))
opening.catch(() => undefined)

const api: AnalyticsApi = {
  async start(account) {
    opening = AnalyticsEngine.open({ account, nowMs: () => Date.now() })
    await opening
  },
  changed: async (collection, ids) => (await opening).changed(collection, ids),
  ask: async (question) => (await opening).ask(question),
  check: async () => (await opening).check(),
  save: async () => (await opening).save(),
  stop: async () => (await opening).close(),
}

expose(api)
