import { useState } from 'react'
import type { Locale } from '#contract/preferences.ts'
import { Button } from '#ui/button.tsx'
import { Chart } from '#ui/chart/chart.tsx'
import type { ChartLine, ChartWords } from '#ui/chart/chart-line.ts'
import { ChipBar } from '#ui/chip-bar.tsx'
import { ChipSelect } from '#ui/chip-select.tsx'
import { useFileChoice } from '#ui/file-choice.tsx'
import { LanguagePicker } from '#ui/language-picker.tsx'
import { NewExerciseForm } from '#ui/new-exercise-form.tsx'
import { SkipLink } from '#ui/skip-link.tsx'
import { SortableList } from '#ui/sortable-list.tsx'
import { Section } from './section.tsx'

const DAY_MS = 86_400_000
const MUSCLES = ['any', 'chest', 'back'].map((value) => ({ value, label: value }))
const WORDS: ChartWords = {
  locale: 'en-US',
  timeZone: 'UTC',
  asChart: 'As a chart',
  asTable: 'As a table',
  date: 'Date',
}
const line = (name: string, look: ChartLine['look'], from: number): ChartLine => ({
  name,
  look,
  points: {
    at: Array.from({ length: 12 }, (_, week) => week * 7 * DAY_MS),
    values: Array.from({ length: 12 }, (_, week) => from + week),
  },
  format: (value) => `${value} kg`,
})

/** What has several parts of its own. */
export function Forms() {
  const [muscle, setMuscle] = useState('chest')
  const [language, setLanguage] = useState<Locale>('pt-BR')
  const [order, setOrder] = useState(['Squat', 'Bench press', 'Row'].map((id) => ({ id })))
  const file = useFileChoice(() => undefined)
  return (
    <>
      <Section name="Filters, languages, files" stacked>
        <SkipLink>Skip to content</SkipLink>
        <ChipBar label="Filters">
          <ChipSelect
            label="Muscle"
            options={MUSCLES}
            value={muscle}
            isSelected={muscle !== 'any'}
            onChange={setMuscle}
          />
          <ChipSelect label="Other" options={MUSCLES} value="any" isSelected={false} onChange={() => undefined} />
        </ChipBar>
        <LanguagePicker label="Language" value={language} onChange={setLanguage} />
        <div {...file.dropPlace}>
          {file.input}
          <Button onClick={file.open}>Choose a file</Button>
        </div>
      </Section>
      <Section name="Order" stacked>
        <SortableList
          items={order}
          onMove={(id, index) => setOrder(order.filter((item) => item.id !== id).toSpliced(index, 0, { id }))}
          renderItem={({ id }, handle) => (
            <span style={{ display: 'flex', alignItems: 'center' }}>
              {handle} {id}
            </span>
          )}
          labels={{
            list: 'Order',
            handle: ({ id }) => `Move ${id}`,
            instructions: 'Space lifts',
            lifted: ({ id }) => id,
            moved: ({ id }) => id,
            dropped: ({ id }) => id,
            cancelled: ({ id }) => id,
          }}
        />
      </Section>
      <Section name="Charts" stacked>
        <Chart
          title="Is it going up?"
          answer="By 11 kg in a quarter"
          lines={[line('Estimated 1RM', 'line', 90), line('Heaviest set', 'line', 80), line('Workouts', 'points', 84)]}
          words={WORDS}
          goal={{ value: 105, name: 'Goal' }}
          empty="Nothing yet"
        />
        <Chart title="Is it enough?" lines={[line('Volume', 'bars', 4)]} words={WORDS} empty="Nothing yet" />
        <Chart title="And here?" lines={[]} words={WORDS} empty="Nothing yet" />
      </Section>
      <Section name="A new exercise" stacked>
        <NewExerciseForm
          name="Zercher squat"
          kinds={MUSCLES}
          equipment={MUSCLES}
          muscles={MUSCLES}
          usual={{ kind: 'any', equipment: 'any' }}
          labels={{
            name: 'Name',
            kind: 'Kind',
            equipment: 'Equipment',
            muscle: 'Muscle',
            choose: 'Choose',
            nameMissing: 'A name is missing',
            muscleMissing: 'A muscle is missing',
            failed: 'Not saved',
            save: 'Save',
            back: 'Back',
          }}
          nameMaxLength={100}
          busy={false}
          hasFailed
          onSave={() => undefined}
          onCancel={() => undefined}
        />
      </Section>
    </>
  )
}
