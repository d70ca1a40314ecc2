import { Pencil, RotateCcw, Share2, Trash2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate } from 'react-router-dom'
import type { WeightUnit } from '#contract/quantity.ts'
import { sendSessionPath, sessionPath } from '#contract/routes.ts'
import type { Session, SessionExercise } from '#contract/session.ts'
import { bestSet, loggedSets, summarize } from '#domain/session/summary.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { List } from '#ui/list.tsx'
import { Menu } from '#ui/menu.tsx'
import { useTrash } from '../actions/use-trash.ts'
import { type SessionWords, useSessionText } from '../use-session-text.ts'
import { leftFrom } from '../way-back.ts'
import styles from './history.module.css'
import type { CardTools } from './month-list.tsx'

const EXERCISES_SHOWN = 5

type SessionCardProps = CardTools & {
  readonly session: Session
  readonly unit: WeightUnit
  /** The history's address, for the session's back link. */
  readonly here: string
}

export function SessionCard({ session, unit, here, nameOf, onRepeat }: SessionCardProps) {
  const { t } = useTranslation(['sessions', 'shared'])
  const words = useSessionText()
  // A running session has to be ended on its own screen first.
  const isOver = session.status !== 'active'
  return (
    <Card as="article" className={styles.card ?? ''} aria-labelledby={`session-${session.id}`}>
      <div className={styles.heading}>
        <div className={styles.words}>
          <h3 id={`session-${session.id}`} className={styles.name}>
            <Link to={sessionPath(session)} state={leftFrom(here)} className={styles.link}>
              {session.name}
            </Link>
          </h3>
          <p className="quiet">
            <time dateTime={session.startedAt}>{words.when(session)}</time>
          </p>
        </div>
        {session.status !== 'completed' && (
          <Badge tone={session.status === 'active' ? 'accent' : 'neutral'}>{t(`status.${session.status}`)}</Badge>
        )}
        {isOver && <SessionMenu session={session} here={here} />}
      </div>
      <Facts session={session} unit={unit} words={words} />
      <BestSets session={session} nameOf={nameOf} words={words} />
      {isOver && (
        <Button size="small" icon={RotateCcw} className={styles.repeat ?? ''} onClick={() => onRepeat(session)}>
          {t('repeat')}
          <span className="visually-hidden"> {session.name}</span>
        </Button>
      )}
    </Card>
  )
}

type WithWords = { readonly words: SessionWords }

function Facts({ session, unit, words }: Pick<SessionCardProps, 'session' | 'unit'> & WithWords) {
  const { t } = useTranslation(['sessions', 'shared'])
  const { sets, volume, durationMs } = summarize(session)
  const facts = [
    words.duration(durationMs),
    t('shared:sets', { count: sets }),
    ...(volume > 0 ? [words.volume(volume, unit)] : []),
  ]
  return <p className={styles.facts}>{facts.join(' · ')}</p>
}

function BestSets({ session, nameOf, words }: Pick<SessionCardProps, 'session' | 'nameOf'> & WithWords) {
  const { t } = useTranslation('sessions')
  const done = session.exercises.filter((exercise) => loggedSets(exercise).length > 0)
  const hidden = done.length - EXERCISES_SHOWN
  if (done.length === 0) return <p className="quiet">{t('history.nothingLogged')}</p>
  return (
    <List className={styles.exercises} aria-label={t('history.bestSets')}>
      {done.slice(0, EXERCISES_SHOWN).map((exercise) => (
        <BestSet key={exercise.id} exercise={exercise} name={nameOf(exercise)} words={words} />
      ))}
      {hidden > 0 && <li className="quiet">{t('history.moreExercises', { count: hidden })}</li>}
    </List>
  )
}

type BestSetProps = WithWords & { readonly exercise: SessionExercise; readonly name: string }

function BestSet({ exercise, name, words }: BestSetProps) {
  const best = bestSet(exercise)
  const logged = loggedSets(exercise)
  const working = logged.filter((set) => set.kind !== 'warm-up')
  return (
    <li className={styles.exercise}>
      <span className={styles.exerciseName}>
        <span className={styles.setCount}>{working.length || logged.length} ×</span>
        <span>{name}</span>
      </span>
      <span className={styles.best}>{best && words.set(exercise.kind, best)}</span>
    </li>
  )
}

function SessionMenu({ session, here }: Pick<SessionCardProps, 'session' | 'here'>) {
  const { t } = useTranslation(['sessions', 'shared'])
  const navigate = useNavigate()
  const { trash } = useTrash()
  const edit = () => void navigate(`${sessionPath(session)}?edit`, { state: leftFrom(here) })
  const share = () => void navigate(sendSessionPath(session.id))
  return (
    <Menu
      className={styles.menu ?? ''}
      label={t('optionsOf', { name: session.name })}
      items={[
        { label: t('shared:edit'), icon: Pencil, onSelect: edit },
        { label: t('shared:share'), icon: Share2, onSelect: share },
        { label: t('shared:delete'), icon: Trash2, danger: true, onSelect: () => void trash(session) },
      ]}
    />
  )
}
