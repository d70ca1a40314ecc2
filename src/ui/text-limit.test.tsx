import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { TextArea } from './text-area.tsx'
import { TextField } from './text-field.tsx'
import { TextLimitContext } from './text-limit.tsx'

const WORDS = { left: (count: number) => `${count} left`, full: (most: number) => `${most} are all` }

const drawn = (length: number, maxLength: number) => [
  renderToStaticMarkup(
    <TextLimitContext value={WORDS}>
      <TextArea id="note" label="Note" maxLength={maxLength} value={'n'.repeat(length)} readOnly />
    </TextLimitContext>,
  ),
  renderToStaticMarkup(
    <TextLimitContext value={WORDS}>
      <TextField id="note" label="Note" maxLength={maxLength} defaultValue={'n'.repeat(length)} />
    </TextLimitContext>,
  ),
]

test('a field shows the remaining length near its limit, and the maximum at it', () => {
  for (const html of drawn(179, 200)) expect(html).not.toContain('status')
  for (const html of drawn(180, 200)) expect(html).toContain('20 left')
  for (const html of drawn(200, 200)) {
    expect(html).toContain('200 are all')
    expect(html).toContain('aria-describedby="note-limit"')
  }
})

test('a note that was longer before there was a limit can still be read and shortened', () => {
  for (const html of drawn(250, 200)) expect(html).toContain('200 are all')
})
