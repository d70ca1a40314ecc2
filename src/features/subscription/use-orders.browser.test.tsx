import { MemoryRouter } from 'react-router-dom'
import { beforeEach, expect, test, vi } from 'vitest'
import { setupI18n } from '#i18n/setup.ts'
import { ApiError, callApi } from '#platform/server/api.ts'
import { ToastProvider } from '#ui/toasts.tsx'
import { render } from '../../../tests/support/render.tsx'
import { useOrders } from './use-orders.ts'

vi.mock(import('#platform/server/api.ts'), async (load) => ({ ...(await load()), callApi: vi.fn() }))

beforeEach(() => setupI18n('en-US', ['subscription']))

type Orders = ReturnType<typeof useOrders>

function Ordering({ give }: { readonly give: (orders: Orders) => void }) {
  give(useOrders())
  return null
}

/** Runs one order on a server that refuses everything; returns the displayed error. */
async function refused(order: (orders: Orders) => Promise<unknown>): Promise<string> {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  vi.mocked(callApi).mockRejectedValue(new ApiError(500, 'INTERNAL', 'no'))
  let orders: Orders | undefined
  render(
    <MemoryRouter>
      <ToastProvider dismissLabel="Dismiss">
        <Ordering
          give={(given) => {
            orders = given
          }}
        />
      </ToastProvider>
    </MemoryRouter>,
  )
  if (!orders) throw new Error('nothing was shown')
  await order(orders)
  return vi.waitUntil(() => document.querySelector('[role=alert]')?.textContent, { timeout: 30_000 })
}

test.each<[string, (orders: Orders) => Promise<unknown>, string]>([
  // proves 8.34, 8.35
  ['the portal', (orders) => orders.openPortal(), 'Couldn’t open the page with your card and invoices. Try again.'],
  // proves 8.34, 8.35
  ['a cancellation', (orders) => orders.cancel(false), 'The cancellation didn’t go through. Try again.'],
  // proves 8.34, 8.35
  ['a resumption', (orders) => orders.reactivate(), 'Couldn’t undo the cancellation. Try again.'],
])('if the server refuses %s, a message says so, and to try again', async (_order, order, words) => {
  expect(await refused(order)).toBe(words)
})
