/** A fault that is put into the product, to see that the walk finds it. */
export type Plant = {
  readonly name: string
  readonly file: string
  /** Stands in the file once. */
  readonly from: string
  readonly to: string
  /** The check that finds it, and a part of what it says: another fault of the same check is none of this one. */
  readonly check: string
  readonly says: string
  readonly seed: string
}

/** The first six were met by people. */
export const PLANTS: readonly Plant[] = [
  {
    name: 'a sheet that Escape, Back and a swipe do not close',
    file: 'src/ui/modal.tsx',
    from: '    event.preventDefault()\n    onClose()\n',
    to: '    event.preventDefault()\n',
    check: 'overlays close',
    says: 'is not closed by',
    seed: 'p1',
  },
  {
    name: 'a place that is lost',
    file: 'src/app/scroll-place.ts',
    from: 'if (scrollTop !== 0) returnTo(scrollTop)',
    to: 'if (scrollTop !== 0) window.scrollTo(0, 0)',
    check: 'places are kept',
    says: 'was left at',
    seed: 'p2',
  },
  {
    name: 'sets that nobody did, logged with the start',
    file: 'src/domain/session/start-session.ts',
    from: 'return emptySet(newId, { kind, target, orderKey, ...values, reps })',
    to: 'return { ...emptySet(newId, { kind, target, orderKey, ...values, reps }), completedAt: new Date().toISOString() }',
    check: 'no set by itself',
    says: 'sets are logged that nobody did',
    seed: 'p3',
  },
  {
    name: 'a keyboard that types where the keypad is, wherever the focus is',
    file: 'src/features/execution/sets/use-keyboard.ts',
    from: "if (event.key !== 'Escape' && isElsewhere(event, fieldId)) return",
    to: "if (event.key === 'Tab' && isElsewhere(event, fieldId)) return",
    check: 'keys reach the focus',
    says: 'was typed on',
    seed: 'p4',
  },
  {
    name: 'a note that makes the page as wide as its longest word',
    file: 'src/features/execution/sets/exercise-card.module.css',
    from: '  min-inline-size: 0;\n  overflow-wrap: anywhere;\n  padding-inline-start: var(--space-2);',
    to: '  overflow-wrap: normal;\n  padding-inline-start: var(--space-2);',
    check: 'sound layout',
    says: '_note_',
    seed: 'p5',
  },
  {
    name: 'four training days too many in the last year',
    file: 'src/features/insights/statistics/training-calendar.tsx',
    from: 'count: daysOfLastYear([...trained.keys()], formatters.today)',
    to: 'count: daysOfLastYear([...trained.keys()], formatters.today) + 4',
    check: 'right figures',
    says: 'training days at',
    seed: 'p6',
  },
  {
    name: 'a tick that says saved of what is not written',
    file: 'src/features/execution/editing/session-store.ts',
    from: 'const { before, after } = await disk.write((session) => applyEdit(current, session), edits.current().stored)',
    to: 'const { before, after } = { before: edits.current().stored, after: applyEdit(current, edits.current().stored) }',
    check: 'saved is stored',
    says: 'and the device has it',
    seed: 'p7',
  },
  {
    name: 'a text in another language',
    file: 'src/features/workouts/messages/en-US.ts',
    from: "'list.startEmpty': 'Start empty workout'",
    to: "'list.startEmpty': 'Começar treino livre'",
    check: 'right words',
    says: 'Começar treino livre',
    seed: 'p8',
  },
  {
    name: 'a button without a name',
    file: 'src/ui/search-field.tsx',
    from: ' aria-label={clearLabel} onClick={clear}',
    to: ' onClick={clear}',
    check: 'every control has a name',
    says: 'a control without a name: button',
    seed: 'p9',
  },
  {
    name: 'a rejection that nobody handles',
    file: 'src/features/profile/preferences/use-editable-preferences.ts',
    from: 'editPreferences(db, apply).catch(() => {',
    to: "editPreferences(db, apply).then(() => Promise.reject(new Error('planted')))\n    Promise.resolve().catch(() => {",
    check: 'no error',
    says: 'planted',
    seed: 'p10',
  },
  {
    name: 'a screen that fails',
    file: 'src/features/metrics/metrics-screen.tsx',
    from: '  if (body) return <Shown body={body} kind={kind} />',
    to: "  if (body) throw new Error('planted')",
    check: 'no error page',
    says: 'the screen says',
    seed: 'p11',
  },
  {
    name: 'a new screen that leaves the focus nowhere',
    file: 'src/app/screen.tsx',
    from: '  heading.focus({ preventScroll: true })\n',
    to: '',
    check: 'focus follows keys',
    says: 'nothing has the focus',
    seed: 'p12',
  },
]
