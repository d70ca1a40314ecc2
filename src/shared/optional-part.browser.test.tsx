import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from '../../tests/support/render.tsx'
import { optionalPart } from './optional-part.tsx'

const Words = ({ text }: { readonly text: string }) => <p>{text}</p>
const FetchAgain = ({ text, onRetry }: { readonly text: string; readonly onRetry: () => void }) => (
  <button type="button" onClick={onRetry}>
    Fetch {text}
  </button>
)
const notThere = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'))

/** Code that cannot be fetched at first. */
function arrivingLater() {
  return vi.fn(async () => ({ default: Words })).mockImplementationOnce(notThere)
}

test('a part without its code leaves the rest of the screen, and comes once the device is online', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const Notice = optionalPart(arrivingLater())
  render(
    <>
      <p>The workout</p>
      <Notice text="The notice" />
    </>,
  )
  await expect.element(page.getByText('The workout')).toBeVisible()
  await vi.waitFor(async () => {
    dispatchEvent(new Event('online'))
    await expect.element(page.getByText('The notice'), { timeout: 100 }).toBeVisible()
  })
})

test('what replaces a missing part fetches it again', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const Sheet = optionalPart(arrivingLater(), { Missing: FetchAgain })
  render(<Sheet text="the sheet" />)
  await page.getByRole('button', { name: 'Fetch the sheet' }).click()
  await expect.element(page.getByText('the sheet', { exact: true })).toBeVisible()
})
