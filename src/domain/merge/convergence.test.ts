import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { type SessionSet, session as sessionSchema } from '#contract/session.ts'
import { holds } from '../../../tests/support/holds.ts'
import { liftsOf, loggedIds, mergeStory, playMergeStory, setIdsOf } from '../../../tests/support/merge-stories.ts'
import type { MadeMerge, Version } from '../../../tests/support/replicas.ts'
import { canonicalJson, sameContent } from './canonical.ts'
import { inOrder } from './keyed-list.ts'
import { sameVersion } from './removal.ts'
import { mergeDocuments, mergeWithChoices } from './three-way.ts'
import { IDENTITY, isLogged, LIFT, pick, STATUS } from './units.ts'

const afterStories = (check: (played: ReturnType<typeof playMergeStory>) => void, numRuns = 120) =>
  holds(
    fc.property(mergeStory, (story) => check(playMergeStory(story))),
    { numRuns },
  )
const inEveryMerge = (check: (made: MadeMerge) => void) =>
  afterStories(({ merges }) => {
    for (const made of merges) check(made)
  })

test('2 to 4 devices end with the same session, after any actions and any order of exchange', () => {
  afterStories(({ master, replicas }) => {
    for (const { local } of replicas) {
      if (!local._deleted) expect(canonicalJson(local)).toBe(canonicalJson(master.current))
      expect(sameVersion(local, master.current)).toBe(true)
    }
  })
})

test('a logged set is kept and logged, unless someone who saw it logged unchecked it', () => {
  afterStories(({ master, ledger }) => {
    const kept = new Set(loggedIds(master.current))
    expect([...ledger.logged].filter((id) => !kept.has(id) && !ledger.takenBack.has(id))).toEqual([])
  })
})

test('a session is in the trash only if someone who saw all of its logged sets put it there', () => {
  afterStories(({ master: { current }, ledger }) => {
    if (current._deleted || current.binnedAt === '') return
    expect(loggedIds(current).filter((id) => !ledger.trashed.has(id))).toEqual([])
  })
})

test('each logged set was lifted by someone, for that exercise', () => {
  afterStories(({ master, ledger }) => {
    expect([...liftsOf(master.current)].filter((lift) => !ledger.lifts.has(lift))).toEqual([])
  })
})

test('the result can be stored, is in order and has each set once', () => {
  afterStories(({ master: { current } }) => {
    if (current._deleted) return
    const { _deleted, ...session } = current
    expect(sessionSchema.safeParse(session).error).toBeUndefined()
    expect(current.exercises).toEqual(inOrder(current.exercises))
    expect(new Set(setIdsOf(current)).size).toBe(setIdsOf(current).length)
  })
})

test('the same story ends the same way', () => {
  holds(
    fc.property(mergeStory, (story) => {
      const [once, again] = [playMergeStory(story), playMergeStory(story)]
      expect(canonicalJson(once.master.current)).toBe(canonicalJson(again.master.current))
    }),
    { numRuns: 30 },
  )
})

test('a merge that is made again changes nothing', () => {
  inEveryMerge(({ base, master, ours, merged }) => {
    expect(mergeDocuments(base, master, ours)).toEqual(merged)
    expect(withoutExerciseIds(mergeDocuments(base, master, merged))).toEqual(withoutExerciseIds(merged))
    expect(canonicalJson(mergeDocuments(master, master, merged))).toBe(canonicalJson(merged))
  })
})

test('whichever side arrives first, the same sets are logged, and the session is as much in the trash or deleted', () => {
  inEveryMerge(({ base, master, ours, merged }) => {
    if (sameVersion(master, ours)) return
    const other = mergeDocuments(base, ours, master)
    expect(loggedIds(other).toSorted()).toEqual(loggedIds(merged).toSorted())
    expect([other.binnedAt, other._deleted]).toEqual([merged.binnedAt, merged._deleted])
  })
})

test('a deleted session stays a tombstone, or the other version stays whole', () => {
  inEveryMerge(({ master, ours, merged }) => {
    if (master._deleted || ours._deleted) expect([master, ours]).toContainEqual(merged)
  })
})

test('sets, exercises and the status come from one side, whole', () => {
  inEveryMerge(({ base, master, ours, merged }) => {
    if (merged._deleted) return
    const versions = [master, ours, ...(base ? [base] : [])]
    const unitsOf = (unit: typeof LIFT, parts: (version: Version) => readonly object[]) =>
      versions.flatMap((version) => parts(version).map((part) => canonicalJson(pick({ ...part }, unit.fields))))
    const [lifts, identities] = [unitsOf(LIFT, setsIn), unitsOf(IDENTITY, (version) => version.exercises ?? [])]
    for (const set of setsIn(merged)) {
      const lift = pick(set, LIFT.fields)
      // A planned load does not carry over to another movement.
      const isKnown = lifts.includes(canonicalJson(lift))
      if (!isKnown) expect({ ...set, isLogged: isLogged(set) }).toMatchObject({ weight: null, isLogged: false })
    }
    for (const exercise of merged.exercises)
      expect(identities).toContain(canonicalJson(pick(exercise, IDENTITY.fields)))
    expect(unitsOf(STATUS, (version) => [version])).toContain(canonicalJson(pick(merged, STATUS.fields)))
    if (merged.status !== 'active' || merged.pausedAt !== null) expect(merged.rest).toBeNull()
  })
})

test('a choice tells of a value that was kept, and of one that was not', () => {
  inEveryMerge(({ base, master, ours, merged }) => {
    for (const { path, kept, dropped } of mergeWithChoices(base, master, ours).choices) {
      expect(Object.keys(kept)).toEqual(Object.keys(dropped))
      const result = partAt(merged, path)
      for (const [field, value] of Object.entries(kept)) {
        expect(sameContent(value, result?.[field] ?? null)).toBe(true)
        expect(sameContent(value, dropped[field])).toBe(false)
      }
    }
  })
})

/** A derived id may differ if its exercise is gone from both versions. */
function withoutExerciseIds(version: Version): object {
  const exercises = (version.exercises ?? []).map(({ id: _, ...exercise }) => canonicalJson(exercise))
  return { ...version, exercises: exercises.toSorted() }
}

function setsIn(version: Version): readonly SessionSet[] {
  return (version.exercises ?? []).flatMap(({ sets }) => sets)
}

function partAt(value: unknown, path: readonly string[]): Record<string, unknown> | undefined {
  const [list, id, ...deeper] = path
  const fields = value as Record<string, unknown>
  if (list === undefined) return fields
  const members = fields[list] as readonly { readonly id: string }[]
  return partAt(
    members.find((member) => member.id === id),
    deeper,
  )
}
