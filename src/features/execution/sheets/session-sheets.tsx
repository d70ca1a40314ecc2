import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Session } from '#contract/session.ts'
import { limitOnExercises, limitOnSets, longestNote } from '#domain/document/size-limits.ts'
import { findSet } from '#domain/session/edit-session.ts'
import type { ExerciseCopy } from '#domain/session/exercises.ts'
import { workingRestSeconds } from '#domain/session/rest-after.ts'
import { numberSets } from '#domain/session/set-numbers.ts'
import { firstWorkingSet, openWarmUps, replaceWarmUps } from '#domain/warm-up/session-warm-up.ts'
import type { WarmUp } from '#domain/warm-up/warm-up.ts'
import { optionalPart } from '#shared/optional-part.tsx'
import { useLimitNotice } from '#shared/use-limit-notice.ts'
import { useStore } from '#shared/use-store.ts'
import { Banner } from '#ui/banner.tsx'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { focusAfterRemoval } from '#ui/focus-after-removal.ts'
import { Sheet } from '#ui/sheet.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { activeSetOf, type Suggestions } from '../sets/active-set.ts'
import { type OpenSheet, useWorkout } from '../sets/workout.ts'
import { JoinList, RestSheet, WarmUpSheet } from './exercise-sheets.tsx'
import type { Replaced } from './replace-exercise.tsx'
import { SetSheet } from './set-sheet.tsx'
import { NoteField, RenameForm, ReorderList, ShortcutList } from './workout-sheets.tsx'

// It includes the whole library and its search.
const loadSearch = () => import('#shared/exercise-picker/exercise-search.tsx')
const loadReplace = () => import('./replace-exercise.tsx')
const loadHistory = () => import('./exercise-history.tsx')
const whileLoading = { fallback: <Skeleton shape="row" count={6} />, Missing: MissingContent }
const ExerciseSearch = optionalPart(loadSearch, whileLoading)
const ReplaceExercise = optionalPart(loadReplace, whileLoading)
const ExerciseHistory = optionalPart(loadHistory, whileLoading)

/** Fetches what is in the sheets. */
export async function loadContents(): Promise<void> {
  await Promise.all([loadSearch(), loadReplace(), loadHistory()])
}

function MissingContent({ onRetry }: { readonly onRetry: () => void }) {
  const { t } = useTranslation('shared')
  return (
    <Banner tone="warning" action={<Button onClick={onRetry}>{t('retry')}</Button>}>
      {t('missingPart')}
    </Banner>
  )
}

/** With one field only, which would stand alone in a sheet as high as the screen. */
const ONE_FIELD: ReadonlySet<OpenSheet['type']> = new Set(['note', 'exercise-note', 'rename'])

type SessionSheetsProps = {
  readonly sheet: OpenSheet | null
  readonly suggestions: Suggestions
  readonly onClose: () => void
}

export default function SessionSheets(props: SessionSheetsProps) {
  const { sheet, onClose } = props
  const { t } = useTranslation('shared')
  // The last one stays visible while it slides away.
  const [last, setLast] = useState(sheet)
  const [ownTitle, setOwnTitle] = useState<string | null>(null)
  if (sheet && sheet !== last) {
    setLast(sheet)
    setOwnTitle(null)
  }
  const content = useContent(props, last, setOwnTitle)
  if (!content) return null
  const frame = {
    open: sheet !== null,
    onClose,
    title: ownTitle ?? content.title,
    closeLabel: t('close'),
    actions: content.actions,
    children: content.body,
  }
  return last && ONE_FIELD.has(last.type) ? <Dialog {...frame} /> : <Sheet {...frame} />
}

/** Called by a content that has a title of its own for a while. */
type OnTitle = (title: string | null) => void

type Content = { readonly title: string; readonly body: ReactNode; readonly actions?: ReactNode }

function useContent(props: SessionSheetsProps, sheet: OpenSheet | null, onTitle: OnTitle): Content | null {
  const { onClose } = props
  const { store, actions } = useWorkout()
  const session = useStore(store).shown
  const { t } = useTranslation(['execution', 'shared'])
  const sayLimit = useLimitNotice()
  const setContent = useSetContent(session, onClose)
  const exerciseContent = useExerciseContent(session, props, onTitle)
  if (!sheet) return null
  if (sheet.type === 'set') return setContent(sheet.setId)
  if ('exerciseId' in sheet) return exerciseContent(sheet)
  switch (sheet.type) {
    case 'note':
      return {
        title: t('note'),
        body: (
          <NoteField
            label={t('sessionNote')}
            note={session.note}
            longest={longestNote(session, session.note)}
            onChange={actions.note}
          />
        ),
        actions: <Done onClick={onClose} />,
      }
    case 'rename': {
      const rename = (name: string) => {
        actions.rename(name)
        onClose()
      }
      return { title: t('renameTitle'), body: <RenameForm name={session.name} onRename={rename} /> }
    }
    case 'reorder':
      return { title: t('reorder'), body: <ReorderList session={session} onMove={actions.moveExercise} /> }
    case 'add':
      return {
        title: t('addTitle'),
        body: (
          <ExerciseSearch
            mode="many"
            onTitle={onTitle}
            inWorkout={session.exercises.map(({ exerciseId }) => exerciseId)}
            onTake={(copies) => {
              const limit = limitOnExercises(session, copies.length, 1)
              actions.addExercises(copies)
              onClose()
              if (limit) sayLimit(limit)
            }}
          />
        ),
      }
    case 'help':
      return { title: t('shortcuts'), body: <ShortcutList /> }
  }
}

/** What is typed is saved already. */
function Done({ onClick }: { readonly onClick: () => void }) {
  const { t } = useTranslation('shared')
  return (
    <Button variant="primary" onClick={onClick}>
      {t('done')}
    </Button>
  )
}

function useSetContent(session: Session, onClose: () => void) {
  const { actions, offerUndo } = useWorkout()
  const { t } = useTranslation(['execution', 'shared'])
  return (setId: string): Content | null => {
    const place = findSet(session, setId)
    if (!place) return null
    const { exercise, set } = place
    const number = numberSets(exercise.sets).get(set.id)?.number ?? 1
    const name = t(`shared:setName.${set.kind}`, { number })
    const remove = () => {
      const row = document.getElementById(`set-${set.id}`)
      focusAfterRemoval(row, afterSet(row))
      const step = actions.removeSet(set.id)
      onClose()
      offerUndo(t('setRemoved', { set: name }), step)
    }
    const body = (
      <SetSheet
        exercise={exercise}
        set={set}
        number={number}
        onKind={(kind) => {
          actions.changeKind(set.id, kind)
          onClose()
        }}
        onMove={(index) => actions.moveSet(set.id, index)}
        onRemove={remove}
      />
    )
    return { title: `${exercise.name} · ${name}`, body }
  }
}

function useExerciseContent(session: Session, { suggestions, onClose }: SessionSheetsProps, onTitle: OnTitle) {
  const { actions, preferences, offerUndo } = useWorkout()
  const { t } = useTranslation('execution')
  const sayLimit = useLimitNotice()
  return (sheet: Extract<OpenSheet, { readonly exerciseId: unknown }>): Content | null => {
    const exercise = session.exercises.find(({ id }) => id === sheet.exerciseId)
    if (!exercise) return null
    const { id, name } = exercise
    switch (sheet.type) {
      case 'exercise-note': {
        const write = (note: string, group: string) => actions.noteExercise(id, note, group)
        return {
          title: name,
          body: (
            <NoteField
              label={t('noteToday')}
              note={exercise.note}
              longest={longestNote(session, exercise.note)}
              onChange={write}
            />
          ),
          actions: <Done onClick={onClose} />,
        }
      }
      case 'history':
        return { title: name, body: <ExerciseHistory exerciseId={exercise.exerciseId} /> }
      case 'warm-up': {
        const add = (warmUps: readonly WarmUp[]) => {
          const limit = limitOnSets(session, id, warmUps.length - openWarmUps(exercise))
          if (limit) return sayLimit(limit)
          const step = actions.apply((latest, newId) => replaceWarmUps(latest, id, warmUps, newId))
          onClose()
          offerUndo(t('warmUp.added', { count: warmUps.length }), step)
        }
        const first = firstWorkingSet(exercise)
        const prepared = activeSetOf(session, first?.id ?? null, suggestions)
        return { title: name, body: <WarmUpSheet exercise={exercise} first={prepared} onAdd={add} /> }
      }
      case 'rest':
        return {
          title: t('restTitle', { name }),
          body: (
            <RestSheet
              restSeconds={exercise.restSeconds}
              usualSeconds={workingRestSeconds(
                { kind: exercise.kind, restSeconds: null },
                preferences.defaultRestSeconds,
              )}
              hasWarmUps={exercise.sets.some((set) => set.kind === 'warm-up')}
              onChange={(seconds) => actions.restOfExercise(id, seconds)}
            />
          ),
        }
      case 'replace': {
        const replace = (copy: ExerciseCopy, sets: Replaced) => {
          const limit = sets === 'all' ? null : limitOnExercises(session, 1, 0)
          if (limit) return sayLimit(limit)
          const step = sets === 'all' ? actions.replaceExercise(id, copy) : actions.continueWith(id, copy)
          onClose()
          offerUndo(t(sets === 'all' ? 'replaced' : 'continuedWith', { before: name, after: copy.name }), step)
        }
        return {
          title: t('replaceTitle', { name }),
          body: <ReplaceExercise exercise={exercise} onReplace={replace} onTitle={onTitle} />,
        }
      }
      case 'join': {
        const join = (otherId: typeof id) => {
          actions.joinSuperset([id, otherId])
          onClose()
        }
        return {
          title: t('joinTitle', { name }),
          body: <JoinList session={session} exercise={exercise} onJoin={join} />,
        }
      }
    }
  }
}

/** The next row, else the button that adds one. */
function afterSet(row: Element | null): () => Element | null | undefined {
  const [next, list] = [row?.nextElementSibling, row?.parentElement]
  return () => (next?.isConnected ? next : list?.nextElementSibling)
}
