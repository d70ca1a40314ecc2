import type { AnalyticsApi } from '../analytics.api.ts'
import { AnalyticsEngine } from './engine.ts'

export function analyticsApi(nowMs: () => number): AnalyticsApi {
  let opening: Promise<AnalyticsEngine> = Promise.reject(new Error('no account was opened'))
  opening.catch(() => undefined)
  return {
    async start(account) {
      opening = AnalyticsEngine.open({ account, nowMs })
      await opening
    },
    changed: async (collection, ids) => (await opening).changed(collection, ids),
    catchUp: async () => (await opening).catchUp(),
    ask: async (question) => (await opening).ask(question),
    check: async () => (await opening).check(),
    save: async () => (await opening).save(),
    stop: async () => (await opening).close(),
  }
}
