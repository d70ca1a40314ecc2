import { expect, test } from 'vitest'
import { lineOf, type Story, storyIn, storyText } from './story.ts'

const STORY: Story = {
  seed: '7',
  engine: 'chromium',
  size: { width: 390, height: 844 },
  steps: [
    { kind: 'press', target: { role: 'button', name: 'Options for Push', nth: 1 } },
    { kind: 'close', way: 'back', target: null },
    { kind: 'kill' },
  ],
}

test('a story is told again from the file that a person reads', () => {
  const text = storyText(STORY, ['overlays close: it is not closed'])
  expect(text).toContain('   1  press button “Options for Push”, number 2\n   2  close what is on top: back\n')
  expect(storyIn(text)).toEqual(STORY)
})

test('a long text is named by its beginning', () => {
  const target = { role: 'textbox', name: 'Note', nth: 0 }
  expect(lineOf({ kind: 'type', target, text: 'x'.repeat(2_000) })).toBe(
    `type into textbox “Note”: "${'x'.repeat(60)}… (2000)"`,
  )
})
