import { renderToString } from 'react-dom/server'
import { MemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import { ExerciseGuide, type ExerciseGuideProps } from './exercise-guide.tsx'

const PROPS: ExerciseGuideProps = {
  first: 'last-times',
  note: '',
  muscles: [
    { title: 'Main', isMain: true, muscles: [] },
    { title: 'Also', isMain: false, muscles: [] },
  ],
  howTo: ['Grip the bar.'],
  lastTimes: [
    { id: 'one', startedAt: '2026-03-02T18:00:00.000Z', day: '2 Mar', sets: [{ id: 'set', text: '60 kg × 5' }] },
  ],
  words: { note: 'Note', howTo: 'How to', lastTimes: 'Last times', neverLogged: 'Never' },
}

function shown(props: Partial<ExerciseGuideProps> = {}): string {
  return renderToString(
    <MemoryRouter>
      <ExerciseGuide {...PROPS} {...props} />
    </MemoryRouter>,
  )
}

const headings = (html: string) => [...html.matchAll(/<h3[^>]*>(.*?)<\/h3>/g)].map(([, heading]) => heading)

test('looked up in the middle of a workout, it leads nowhere and the last times come first', () => {
  const html = shown()
  expect(html).not.toContain('<a ')
  expect(html).toContain('60 kg × 5')
  expect(headings(html)).toEqual(['Last times', 'How to'])
})

test('in the library each time leads to its session, below the technique', () => {
  const html = shown({ first: 'how-to', linkOf: (id) => `/sessions/${id}` })
  expect(html).toContain('href="/sessions/one"')
  expect(headings(html)).toEqual(['How to', 'Last times'])
})

test('an exercise that was never logged says so', () => {
  expect(shown({ lastTimes: [] })).toContain('Never')
})
