import { Suspense, useLayoutEffect, useState } from 'react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from '../../tests/support/render.tsx'
import { contentOf } from './content.tsx'
import { isLoading } from './loading-progress.ts'
import { ProgressBar } from './progress-bar.tsx'

const Words = ({ say }: { readonly say: string }) => <p>{say}</p>

function Noted({ name, drawn }: { readonly name: string; readonly drawn: string[] }) {
  useLayoutEffect(() => void drawn.push(name))
  return null
}

/** The errors that React logs in development. */
function objections() {
  const error = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  onTestFinished(() => error.mockRestore())
  return error
}

/** Shows the content at a press, beside the bar of what is loading. */
function Page({ Content }: Pick<ReturnType<typeof contentOf<{ readonly say: string }>>, 'Content'>) {
  const [turn, setTurn] = useState(0)
  return (
    <>
      <ProgressBar />
      <button type="button" onClick={() => setTurn(turn + 1)}>
        Show
      </button>
      <Suspense fallback={<p>Not there yet</p>}>{turn > 0 && <Content say={`shown ${turn}`} />}</Suspense>
    </>
  )
}

test('content that nobody fetched is fetched as it is drawn, counted as loading, without an objection of React', async () => {
  const objected = objections()
  const chunk = Promise.withResolvers<{ readonly default: typeof Words }>()
  const { Content } = contentOf<{ readonly say: string }>(() => chunk.promise)
  render(<Page Content={Content} />)
  const show = page.getByRole('button', { name: 'Show' })
  await show.click()
  await expect.element(page.getByText('Not there yet')).toBeVisible()
  expect(isLoading()).toBe(true)
  chunk.resolve({ default: Words })
  await expect.element(page.getByText('shown 1')).toBeVisible()
  expect(isLoading()).toBe(false)
  await show.click()
  await expect.element(page.getByText('shown 2')).toBeVisible()
  expect(objected.mock.calls).toEqual([])
})

test('content that was fetched before is drawn at once', async () => {
  const objected = objections()
  const { Content, fetch } = contentOf<{ readonly say: string }>(async () => ({ default: Words }))
  await fetch()
  const drawn: string[] = []
  render(
    <Suspense fallback={<Noted name="fallback" drawn={drawn} />}>
      <Noted name="content" drawn={drawn} />
      <Content say="there" />
    </Suspense>,
  )
  await expect.element(page.getByText('there')).toBeVisible()
  expect(drawn).not.toContain('fallback')
  expect(objected.mock.calls).toEqual([])
})
