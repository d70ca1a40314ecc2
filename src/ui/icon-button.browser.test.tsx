import { Undo2 } from 'lucide-react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from '../../tests/support/render.tsx'
import { IconButton } from './icon-button.tsx'

function Once() {
  const [isDone, setDone] = useState(false)
  return (
    <div>
      <IconButton label="Undo" icon={Undo2} disabled={isDone} onClick={() => setDone(true)} />
      <button type="button">Done</button>
    </div>
  )
}

test('a button that its own press disables hands the focus to its neighbor', async () => {
  render(<Once />)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.element(page.getByRole('button', { name: 'Undo' })).toBeDisabled()
  await expect.element(page.getByRole('button', { name: 'Done' })).toHaveFocus()
})
