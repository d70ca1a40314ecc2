import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { serverHead } from '#contract/sync.ts'
import {
  afterCommit,
  type Position,
  RECORDED_COMMITS,
  readCommits,
  refuseUnknownHead,
  UNMARKED,
  writeCommits,
  writeHead,
} from './heads.ts'

const EPOCH = '0123456789abcdef'
const origin = readCommits(EPOCH, 0, '')
const commit = (position: Position, changes: number, mark: string) => afterCommit(position, changes, mark)
/** A person after commits that ended at these `seq`, which their marks are derived from. */
const positionAfter = (...ends: readonly number[]) =>
  ends.reduce((position, end) => commit(position, end - position.seq, markOf(end)), origin)
const markOf = (seq: number) => seq.toString(16).padStart(8, '0')
const isKnown = (head: string, position: Position) => {
  try {
    refuseUnknownHead(head, position)
    return true
  } catch (error) {
    expect(error).toMatchObject({ status: 409, code: 'CHECKPOINT_UNKNOWN' })
    return false
  }
}
const headAt = (seq: number, mark = markOf(seq), epoch = EPOCH) => `${epoch}.${seq}.${mark}`

describe('the head of a person', () => {
  test('without commits is zero with a fixed mark', () => {
    expect(writeHead(origin)).toBe(`${EPOCH}.0.${UNMARKED}`)
  })

  test('is the end of the newest commit, with its mark', () => {
    expect(writeHead(positionAfter(3, 7))).toBe(headAt(7))
  })

  test('has the shape of the contract', () => {
    for (const position of [origin, positionAfter(3)])
      expect(serverHead.safeParse(writeHead(position)).success).toBe(true)
  })
})

describe('a head that a device names', () => {
  const position = positionAfter(3, 7, 8)

  test.each([
    ['none, before the first exchange', undefined],
    ['the newest', headAt(8)],
    ['one before', headAt(3)],
    ['the one of nothing', headAt(0, UNMARKED)],
  ])('is known: %s', (_which, head) => {
    expect(() => refuseUnknownHead(head, position)).not.toThrow()
  })

  test.each([
    ['of another epoch', headAt(8, markOf(8), 'fedcba9876543210')],
    ['of another epoch, older than the record', headAt(0, UNMARKED, 'fedcba9876543210')],
    ['from beyond the newest', headAt(9)],
    ['with another mark', headAt(7, 'ffffffff')],
    ['of the newest with another mark', headAt(8, 'ffffffff')],
    ['between two commits', headAt(5)],
    ['of nothing with a mark', headAt(0, 'ffffffff')],
  ])('is not known: %s', (_which, head) => {
    expect(isKnown(head, position)).toBe(false)
  })

  test('is not known where it is older than the record, except for the one of nothing', () => {
    const ends = Array.from({ length: RECORDED_COMMITS + 6 }, (_, index) => index + 1)
    const long = positionAfter(...ends)
    expect(ends.filter((end) => isKnown(headAt(end), long))).toEqual(ends.slice(-RECORDED_COMMITS))
    expect(isKnown(headAt(0, UNMARKED), long)).toBe(true)
  })
})

describe('the record', () => {
  test('is read as it was written', () => {
    const commits = fc.array(fc.tuple(fc.integer({ min: 1, max: 200 }), fc.stringMatching(/^[0-9a-f]{8}$/)), {
      maxLength: RECORDED_COMMITS + 10,
    })
    fc.assert(
      fc.property(commits, (made) => {
        const position = made.reduce((at, [changes, mark]) => commit(at, changes, mark), origin)
        expect(readCommits(EPOCH, position.seq, writeCommits(position))).toEqual(position)
        expect(position.earlier.length).toBeLessThan(RECORDED_COMMITS)
      }),
    )
  })

  test('of a head from before there were records holds its end without a mark', () => {
    const old = readCommits(EPOCH, 352, '')
    expect(writeHead(old)).toBe(headAt(352, UNMARKED))
    expect(isKnown(headAt(352, UNMARKED), old)).toBe(true)
    expect(isKnown(headAt(100), old)).toBe(false)
    expect(isKnown(headAt(353), old)).toBe(false)
  })

  test('that an older server left behind goes on from where the changes are', () => {
    const position = readCommits(EPOCH, 12, writeCommits(positionAfter(3, 7)))
    expect(writeHead(position)).toBe(headAt(12, UNMARKED))
    expect(isKnown(headAt(7), position)).toBe(true)
  })
})
