import { MemoryRouter } from 'react-router-dom'
import { beforeEach, expect, test, vi } from 'vitest'
import { setupI18n } from '#i18n/setup.ts'
import { ApiError, callApi, OfflineError } from '#platform/server/api.ts'
import { ToastProvider } from '#ui/toasts.tsx'
import { render } from '../../../tests/support/render.tsx'
import { OrderFailure } from './notices/order-failure.tsx'
import { PlanCards } from './plans/plan-cards.tsx'
import { useOrders } from './use-orders.ts'

vi.mock(import('#platform/server/api.ts'), async (load) => ({ ...(await load()), callApi: vi.fn() }))

beforeEach(() => setupI18n('en-US', ['subscription']))

type Orders = ReturnType<typeof useOrders>

function Ordering({ give }: { readonly give: (orders: Orders) => void }) {
  const orders = useOrders()
  give(orders)
  return <OrderFailure failed={orders.failed} />
}

const REFUSED = new ApiError(500, 'INTERNAL', 'no')

/** Runs the orders in turn on a server that answers all of them with this; returns the place of their failures. */
async function answered(
  cause: Error,
  ...given: readonly ((orders: Orders) => Promise<unknown>)[]
): Promise<HTMLElement> {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  vi.mocked(callApi).mockRejectedValue(cause)
  let orders: Orders | undefined
  const place = render(
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
  for (const order of given) await order(orders)
  await vi.waitUntil(() => place.querySelector('[role=alert], [role=status]'), { timeout: 60_000 })
  return place
}

test.each<[string, (orders: Orders) => Promise<unknown>, string]>([
  // proves 8.34, 8.35
  ['the portal', (orders) => orders.openPortal(), 'Couldn’t open the page with your card and invoices. Try again.'],
  // proves 8.34, 8.35
  ['a cancellation', (orders) => orders.cancel(false), 'The cancellation didn’t go through. Try again.'],
  // proves 8.34, 8.35
  ['a resumption', (orders) => orders.reactivate(), 'Couldn’t undo the cancellation. Try again.'],
])('if the server refuses %s, a message says so, and to try again', async (_order, order, words) => {
  expect((await answered(REFUSED, order)).textContent).toBe(words)
})

test('the failure of a later order is there at once instead of the one before', async () => {
  const place = await answered(
    REFUSED,
    (orders) => orders.openPortal(),
    (orders) => orders.restore(),
  )
  expect(place.textContent).toBe('We couldn’t check for your purchase. Try again.')
})

test('an order that does not reach the server is not called a failure', async () => {
  const place = await answered(new OfflineError('no network'), (orders) => orders.cancel(false))
  expect(place.querySelector('[role=alert]')).toBeNull()
  expect(place.textContent).toContain('You need a connection to change your subscription.')
})

test('a payment that fails says so beside its button, and nowhere else', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  vi.mocked(callApi).mockRejectedValue(REFUSED)
  const place = render(
    <MemoryRouter>
      <ToastProvider dismissLabel="Dismiss">
        <PlanCards paidPlan={null} />
      </ToastProvider>
    </MemoryRouter>,
  )
  const cards = () => [...place.querySelectorAll<HTMLElement>('section section')]
  const annual = await vi.waitUntil(() => cards().find((card) => card.textContent.includes('Pay annually')), {
    timeout: 60_000,
  })
  annual.querySelector('button')?.click()
  await vi.waitUntil(() => document.body.textContent.includes('Couldn’t open the payment page. Try again.'), {
    timeout: 60_000,
  })
  const told = [...document.querySelectorAll('[role=alert]')].filter((element) => element.textContent !== '')
  expect(told.map((element) => [element.textContent, element.closest('section')])).toEqual([
    ['Couldn’t open the payment page. Try again.', annual],
  ])
})
