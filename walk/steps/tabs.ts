import type { AnyPage } from '../../tooling/engines/engine-page.ts'
import type { Seat } from '../stage.ts'
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
      const { seat } = stage
      if (seat.tabs.length >= MAX_TABS) return false
      const { path } = await stage.look()
      seat.page = await seat.device.openTab()
      seat.tabs.push(seat.page)
      await seat.page.goto(stage.server.url + path)
      return true
    },
    'other tab': async (_, { seat }) => {
      const other = otherTab(seat)
      if (!other) return false
      seat.page = other
      return true
    },
    'close tab': async (_, { seat }) => {
      const other = otherTab(seat)
      if (!other) return false
      await seat.page.close()
      seat.page = other
      seat.tabs = [other]
      return true
    },
  },
}

function otherTab({ tabs, page }: Seat): AnyPage | undefined {
  return tabs.find((tab) => tab !== page)
}
