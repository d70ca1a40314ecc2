import type { Family } from './family.ts'

/** More would only make each step slower. */
const MAX_TABS = 2

export const tabs: Family<'second tab' | 'other tab' | 'close tab'> = {
  offers: ({ tabCount }) =>
    tabCount < MAX_TABS
      ? [{ step: { kind: 'second tab' }, weight: 0.6, habit: 'second tab' }]
      : [
          { step: { kind: 'other tab' }, weight: 2, habit: 'other tab' },
          { step: { kind: 'close tab' }, weight: 1, habit: 'close tab' },
        ],
  perform: {
    'second tab': async (_, stage) => {
      if (stage.tabs.length >= MAX_TABS) return false
      const { path } = await stage.look()
      stage.page = await stage.device.openTab()
      stage.tabs.push(stage.page)
      await stage.page.goto(stage.server.url + path)
      return true
    },
    'other tab': async (_, stage) => {
      const other = stage.tabs.find((tab) => tab !== stage.page)
      if (!other) return false
      stage.page = other
      return true
    },
    'close tab': async (_, stage) => {
      const other = stage.tabs.find((tab) => tab !== stage.page)
      if (!other) return false
      await stage.page.close()
      stage.page = other
      stage.tabs.splice(0, stage.tabs.length, other)
      return true
    },
  },
}
