import type { Eye, Sight } from '../sight.ts'
import { anchors } from './anchors.ts'
import { beside, choose, controlsNow, find, handle, layers, type } from './controls.ts'
import { rest } from './rest.ts'
import { ownWords, sets, stored, ticks } from './stored.ts'
import { keepTextSize, setTextSize } from './text-size.ts'
import { texts } from './texts.ts'
import { takeErrors, watchErrors } from './witness.ts'

// Runs in every page of the walk before the page's own scripts.

declare global {
  var walkEye: Eye
}

function look(): Sight {
  const state = history.state as { readonly key?: string; readonly idx?: number } | null
  return {
    page: performance.timeOrigin,
    origin: location.origin,
    path: location.pathname + location.search,
    language: document.documentElement.lang,
    title: document.title,
    layers: layers(),
    ...controlsNow(),
    isSearching: isSearching(),
    scroll: Math.round(scrollY),
    anchors: anchors(),
    maxScroll: document.documentElement.scrollHeight - innerHeight,
    entry: state?.idx === undefined ? null : { key: state.key ?? 'first', index: state.idx },
    hasNavigation: 'navigation' in globalThis,
    texts: texts(),
    ticks: ticks(),
  }
}

function isSearching(): boolean {
  const field = document.activeElement
  return field instanceof HTMLInputElement && field.type === 'search' && field.value !== ''
}

globalThis.walkEye = {
  look,
  rest,
  find,
  type,
  choose,
  setTextSize,
  beside,
  handle,
  sets,
  stored,
  ownWords,
  errors: takeErrors,
}
watchErrors()
keepTextSize()
// The system's dialog to save a file cannot be pressed.
Reflect.deleteProperty(globalThis, 'showSaveFilePicker')
