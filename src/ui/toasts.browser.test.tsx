import './base.css'
import { useEffect, useRef } from 'react'
import { Link, MemoryRouter, useLocation, useNavigate } from 'react-router-dom'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from '../../tests/support/render.tsx'
import { enterModal } from './open-modals.ts'
import type { Toast } from './toast.ts'
import { ToastRegion } from './toast-region.tsx'
import { ToastProvider, useToasts } from './toasts.tsx'

const PHONE = { width: 390, height: 844 }
const UNDO = { label: 'Undo', onAction: () => undefined }

beforeEach(() => page.viewport(PHONE.width, PHONE.height))

type Controls = { readonly show: (toast: Toast) => void; readonly goTo: (path: string) => void }

/** An app of two screens. */
function open(): Controls {
  let controls: Controls | undefined
  render(
    <MemoryRouter>
      <Screens
        give={(given) => {
          controls = given
        }}
      />
    </MemoryRouter>,
  )
  if (!controls) throw new Error('nothing was shown')
  return controls
}

function Screens({ give }: { readonly give: (controls: Controls) => void }) {
  return (
    <ToastProvider dismissLabel="Dismiss">
      <Screen give={give} />
    </ToastProvider>
  )
}

function Screen({ give }: { readonly give: (controls: Controls) => void }) {
  const toasts = useToasts()
  const navigate = useNavigate()
  const { pathname } = useLocation()
  useEffect(() => give({ show: (toast) => void toasts.show(toast), goTo: (path) => void navigate(path) }))
  return (
    <>
      {pathname === '/headed' && <Heading />}
      <Link to="/other">Other</Link>
      <input aria-label="At the head" style={{ position: 'fixed', top: 80, right: 24 }} />
      <button type="button" style={{ position: 'fixed', bottom: 20, right: 40 }}>
        At the foot
      </button>
    </>
  )
}

/** Takes the focus, as the heading of every screen does when a person arrives. */
function Heading() {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <h1 ref={heading} tabIndex={-1} style={{ position: 'fixed', top: 80 }}>
      Log in
    </h1>
  )
}

const boxOf = (text: string) => page.getByText(text).element().getBoundingClientRect()

test('one message takes the place of another', async () => {
  const { show } = open()
  show({ message: 'First' })
  await expect.element(page.getByText('First')).toBeVisible()
  show({ message: 'Second' })
  await expect.element(page.getByText('Second')).toBeVisible()
  expect(page.getByText('First').elements()).toHaveLength(0)
})

test('a failure waits until the one before it was read, and other messages do not', async () => {
  const { show } = open()
  show({ message: 'No payments', tone: 'error' })
  show({ message: 'No plan', tone: 'error' })
  show({ message: 'No plan', tone: 'error' })
  await expect.element(page.getByText('No payments')).toBeVisible()
  expect(page.getByText('No plan').elements()).toHaveLength(0)
  show({ message: 'Saved' })
  await expect.element(page.getByText('Saved')).toBeVisible()
  await page.getByRole('button', { name: 'Dismiss' }).click()
  await expect.element(page.getByText('No plan')).toBeVisible()
  await page.getByRole('button', { name: 'Dismiss' }).click()
  await expect.poll(() => page.getByText('No plan').elements()).toHaveLength(0)
})

test('what an action says stays where the action leads, and goes where the person goes', async () => {
  const { show, goTo } = open()
  show({ message: 'Saved' })
  goTo('/list')
  await expect.element(page.getByText('Saved')).toBeVisible()
  await page.getByRole('link', { name: 'Other' }).click()
  await expect.poll(() => page.getByText('Saved').elements()).toHaveLength(0)
})

test('on a phone it is at the head, and with something to undo at the foot', async () => {
  const { show } = open()
  show({ message: 'Saved' })
  await expect.element(page.getByText('Saved')).toBeVisible()
  expect(boxOf('Saved').bottom).toBeLessThan(PHONE.height / 3)
  show({ message: 'Deleted', action: UNDO })
  await expect.element(page.getByText('Deleted')).toBeVisible()
  expect(boxOf('Deleted').top).toBeGreaterThan((PHONE.height * 2) / 3)
})

test('elsewhere it is at the top right', async () => {
  await page.viewport(1_000, 700)
  const { show } = open()
  show({ message: 'Deleted', action: UNDO })
  await expect.element(page.getByText('Deleted')).toBeVisible()
  expect(boxOf('Deleted').top).toBeLessThan(200)
  expect(boxOf('Deleted').left).toBeGreaterThan(500)
})

test('it makes way for the control that has the focus', async () => {
  const { show } = open()
  page.getByLabelText('At the head').element().focus()
  show({ message: 'Saved' })
  await expect.poll(() => boxOf('Saved').top).toBeGreaterThan((PHONE.height * 2) / 3)

  page.getByRole('button', { name: 'At the foot' }).element().focus()
  show({ message: 'Deleted', action: UNDO })
  await expect.poll(() => boxOf('Deleted').bottom).toBeLessThan(PHONE.height / 3)
})

test('it makes way for the step that is the current one', async () => {
  const { show } = open()
  page.getByRole('button', { name: 'At the foot' }).element().setAttribute('aria-current', 'step')
  show({ message: 'Deleted', action: UNDO })
  await expect.poll(() => boxOf('Deleted').bottom).toBeLessThan(PHONE.height / 3)
})

test('over a field that is typed into there is no message at the foot, where the keyboard is', async () => {
  const { show } = open()
  page.getByLabelText('At the head').element().focus()
  page.getByLabelText('At the head').element().style.top = '400px'
  show({ message: 'Deleted', action: UNDO })
  await expect.element(page.getByText('Deleted')).toBeVisible()
  expect(boxOf('Deleted').bottom).toBeLessThan(PHONE.height / 3)
})

/** The current step, out of view, between much that has to be scrolled through. */
function aLongPage(): HTMLElement {
  const step = document.createElement('button')
  step.textContent = 'Next set'
  step.style.cssText = 'display: block; margin-block: 1000px 1000px'
  step.setAttribute('aria-current', 'step')
  document.body.append(step)
  onTestFinished(() => step.remove())
  return step
}

test('it makes way for the current step when the page scrolls that under it', async () => {
  const { show } = open()
  const step = aLongPage()
  show({ message: 'Deleted', action: UNDO })
  await expect.element(page.getByText('Deleted')).toBeVisible()
  expect(boxOf('Deleted').top).toBeGreaterThan((PHONE.height * 2) / 3)
  step.scrollIntoView({ block: 'end' })
  scrollBy({ top: 30 })
  await expect.poll(() => boxOf('Deleted').bottom).toBeLessThan(PHONE.height / 3)
})

test('it makes way when a step under it becomes the current one', async () => {
  const { show } = open()
  const step = page.getByRole('button', { name: 'At the foot' }).element()
  show({ message: 'Deleted', action: UNDO })
  await expect.element(page.getByText('Deleted')).toBeVisible()
  step.setAttribute('aria-current', 'step')
  await expect.poll(() => boxOf('Deleted').bottom).toBeLessThan(PHONE.height / 3)
})

test('it makes way where another size of the window puts the current step under it', async () => {
  const { show } = open()
  const step = page.getByRole('button', { name: 'At the foot' }).element()
  step.style.bottom = '460px'
  step.setAttribute('aria-current', 'step')
  show({ message: 'Saved' })
  await expect.element(page.getByText('Saved')).toBeVisible()
  expect(boxOf('Saved').bottom).toBeLessThan(PHONE.height / 3)
  await page.viewport(PHONE.width, 560)
  await expect.poll(() => boxOf('Saved').top).toBeGreaterThan(300)
})

test('it makes way for the heading of the screen that an action leads to', async () => {
  const { show, goTo } = open()
  show({ message: 'Signed out' })
  await expect.element(page.getByText('Signed out')).toBeVisible()
  expect(boxOf('Signed out').bottom).toBeLessThan(PHONE.height / 3)
  goTo('/headed')
  await expect.poll(() => boxOf('Signed out').top).toBeGreaterThan((PHONE.height * 2) / 3)
})

test('it stays where it is, if it covers as much at the other place', async () => {
  const { show } = open()
  page.getByRole('button', { name: 'At the foot' }).element().setAttribute('aria-current', 'step')
  page.getByLabelText('At the head').element().focus()
  show({ message: 'Saved' })
  await expect.element(page.getByText('Saved')).toBeVisible()
  dispatchEvent(new Event('resize'))
  await new Promise(requestAnimationFrame)
  await new Promise(requestAnimationFrame)
  expect(boxOf('Saved').bottom).toBeLessThan(PHONE.height / 3)
})

function Region({ toast }: { readonly toast: Toast | null }) {
  return (
    <MemoryRouter>
      <ToastRegion toast={toast} dismissLabel="Dismiss" onDismiss={() => undefined} onLeave={() => undefined} />
    </MemoryRouter>
  )
}

test('a dialog that is taken out of the page while it is open takes no message along', async () => {
  const dialog = document.createElement('dialog')
  const leave = enterModal(dialog)
  // It is not in the page any more, and has not said so yet.
  const place = render(<Region toast={{ message: 'Saved' }} />)
  await expect.element(page.elementLocator(place)).toBeInTheDocument()
  leave()
  await expect.element(page.getByText('Saved')).toBeVisible()
})
