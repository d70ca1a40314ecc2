import { expect, test } from 'vitest'
import type { FolderId } from '#contract/id.ts'
import type { Folder, Workout } from '#contract/workout.ts'
import { UNSTAMPED } from '#domain/merge/hybrid-clock.ts'
import { newWorkout } from '#domain/workout/workout.ts'
import { sectionsOf } from './sections.ts'

let made = 0
const folder = (name: string): Folder => ({
  id: `folder-${name}` as FolderId,
  updatedAt: UNSTAMPED,
  binnedAt: '',
  name,
  orderKey: 'a0',
})
const workout = (name: string, folderId: string | null): Workout => ({
  ...newWorkout({ name, orderKey: 'a0', newId: () => String(++made) }),
  folderId: folderId as FolderId | null,
})
const shape = (workouts: readonly Workout[], folders: readonly Folder[]) =>
  sectionsOf(workouts, folders).map((section) => [
    section.folder?.name ?? null,
    section.workouts.map(({ name }) => name),
  ])

test('every workout stands in its folder, those of none above, and none is lost with a folder that is gone', () => {
  const workouts = [workout('Push', 'folder-A'), workout('Run', null), workout('Old', 'folder-gone')]
  expect(shape(workouts, [folder('A'), folder('B')])).toEqual([
    [null, ['Run', 'Old']],
    ['A', ['Push']],
    ['B', []],
  ])
})

test('if all workouts are in folders there is no section for the rest', () => {
  expect(shape([workout('Push', 'folder-A')], [folder('A')])).toEqual([['A', ['Push']]])
  expect(shape([], [])).toEqual([])
})
