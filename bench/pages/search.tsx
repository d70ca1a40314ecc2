import '#ui/base.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import type { ExerciseId } from '#contract/id.ts'
import { EQUIPMENT, MUSCLES } from '#contract/vocabulary.ts'
import { quickExercise } from '#domain/exercise/exercise-change.ts'
import { BUILT_IN_EXERCISES } from '#domain/exercise-library/built-in-exercises.ts'
import { setupI18n } from '#i18n/setup.ts'
import { ExerciseSheet } from '#shared/exercise-picker/exercise-sheet.tsx'
import { openDatabase } from '#storage/database.ts'
import { DatabaseProvider } from '#storage/database-context.tsx'
import { type Dice, diceFrom } from '../../server/local/demo/dice.ts'
import { newId } from '../history.ts'
import { expose } from '../remote.ts'
import { painted } from '../tapped.ts'

const ENTRIES = 2_000
const SETTLE_MS = 300
const WAYS = 'Paused,Tempo,Wide,Close-grip,Single-arm,Alternating,Deficit,Banded,Slow,Explosive'.split(',')
const PLACES = 'Incline,Decline,Seated,Standing,Lying,Kneeling,Bent-over,Hanging,Machine,Cable'.split(',')
const LIFTS = 'press,row,curl,squat,deadlift,raise,fly,extension,pulldown,lunge,shrug,bench press'.split(',')

const root = document.getElementById('root')
if (!root) throw new Error('the page has no #root')

await setupI18n('en-US', ['parts'])
const db = await openDatabase({ account: 'search' })
await db.collections.exercises.bulkInsert(ownExercises(ENTRIES - BUILT_IN_EXERCISES.length))
createRoot(root).render(
  <StrictMode>
    <DatabaseProvider value={db}>
      <ExerciseSheet open title="Add exercises" mode="many" onClose={() => undefined} onTake={() => undefined} />
    </DatabaseProvider>
  </StrictMode>,
)

const api = {
  /** The results of a text, as far as they are drawn. The first one waits for the list. */
  async look(text: string): Promise<string> {
    while (!document.querySelector('input[type=search]')) await pause()
    type(text)
    await pause()
    return results()
  },

  /** Milliseconds from the key that completes a text until these results of it are painted. */
  async press(text: string, expected: string): Promise<number> {
    type(text.slice(0, -1))
    await pause()
    await new Promise((resolve) => requestIdleCallback(resolve))
    const beganAt = performance.now()
    type(text)
    return (await painted(() => results() === expected)) - beganAt
  },
}

export type SearchPage = typeof api

function type(text: string): void {
  const input = document.querySelector<HTMLInputElement>('input[type=search]')
  if (!input) throw new Error('the sheet has no search field')
  // React follows the setter of the element itself.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text)
  input.dispatchEvent(new InputEvent('input', { bubbles: true }))
}

function results(): string {
  const rows = [...document.querySelectorAll('[aria-posinset]')].slice(0, 5)
  return [rows[0]?.getAttribute('aria-setsize'), ...rows.map(({ textContent }) => textContent)].join('\n')
}

function pause(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, SETTLE_MS))
}

function ownExercises(count: number) {
  const dice = diceFrom(3)
  return Array.from({ length: count }, (_, index) =>
    quickExercise(newId() as ExerciseId, {
      name: `${one(WAYS, dice)} ${one(PLACES, dice)} ${one(LIFTS, dice)} ${index + 1}`,
      kind: 'weight-reps',
      equipment: one(EQUIPMENT, dice),
      muscle: one(MUSCLES, dice),
    }),
  )
}

function one<Item>(items: readonly Item[], dice: Dice): Item {
  const item = items[Math.floor(dice.between(0, items.length))]
  if (item === undefined) throw new Error('there is nothing to choose from')
  return item
}

expose(api)
