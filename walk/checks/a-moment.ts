import type { Moment } from '../moment.ts'
import type { Layer, Sight, StoredSet } from '../sight.ts'
import { Words } from '../words.ts'

// Moments without a fault, for tests that plant one.

export function aSight(given: Partial<Sight> = {}): Sight {
  return {
    page: 1,
    origin: 'http://localhost:1',
    path: '/dashboard',
    language: 'en-US',
    title: 'Home',
    layers: [],
    controls: [],
    nameless: [],
    focus: { role: 'button', name: 'Undo', nth: 0 },
    isSearching: false,
    scroll: 0,
    maxScroll: 2_000,
    anchors: [],
    entry: { key: 'first', index: 1 },
    hasNavigation: true,
    texts: ['Home'],
    ticks: [],
    ...given,
  }
}

export function aLayer(given: Partial<Layer> = {}): Layer {
  return { kind: 'dialog', name: 'Exercise', hasHandle: true, isHistoryStep: false, ...given }
}

export function aStoredSet(given: Partial<StoredSet> = {}): StoredSet {
  return { id: 'set-1', sessionId: 'session-1', isDone: true, weight: 100, unit: 'kg', reps: 8, ...given }
}

export const words = await Words.read()

export function aMoment(given: Partial<Moment> = {}): Moment {
  const sight = aSight()
  return {
    step: { kind: 'press', target: { role: 'button', name: 'Home', nth: 0 } },
    before: sight,
    after: sight,
    rest: { isBlank: false, unfinished: null },
    errors: [],
    setsBefore: [],
    setsAfter: [],
    elsewhere: { done: new Set(), gone: new Set() },
    isNewPage: false,
    isOnline: true,
    person: 'ana@barra.test',
    words,
    ownWords: new Set(),
    ...given,
  }
}
