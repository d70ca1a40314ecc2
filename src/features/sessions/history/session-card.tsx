import { RotateCcw, Trophy } from 'lucide-react'
import { memo, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { sessionPath } from '#contract/routes.ts'
import type { Session, SessionExercise } from '#contract/session.ts'
import { searchReasons } from '#domain/session/search-reason.ts'
import { workingSets } from '#domain/session/set-numbers.ts'
import { bestSet, loggedSets, summarize } from '#domain/session/summary.ts'
import { Badge } from '#ui/badge.tsx'
import { BodyThumb } from '#ui/body-diagram/body-thumb.tsx'
import { Card } from '#ui/card.tsx'
import { List } from '#ui/list.tsx'
import { Menu } from '#ui/menu.tsx'
import { useSessionMenu } from '../actions/use-session-menu.ts'
import { type SessionWords, useSessionText } from '../use-session-text.ts'
import { leftFrom } from '../way-back.ts'
import type { CardPlace } from './card-place.ts'
import type { CardTools } from './month-list.tsx'
import styles from './session-card.module.css'

const EXERCISES_SHOWN = 4

type SessionCardProps = CardTools & {
  readonly session: Session
  readonly place: CardPlace
  /** Typed words that it was found by. */
  readonly query?: string
}

/** A list renders again for each row that it measures; its cards do not. */
export const SessionCard = memo(function SessionCard(props: SessionCardProps) {
  const { session, place, nameOf, musclesOf } = props
  const { t } = useTranslation('sessions')
  const words = useSessionText()
  const muscles = useMemo(() => musclesOf?.(session), [musclesOf, session])
  return (
    <Card as="article" className={styles.card ?? ''} aria-labelledby={`session-${session.id}`}>
      <div className={styles.heading}>
        {/* Its room is kept until they are known: a list that is returned to is as long as it was. */}
        {(muscles ? muscles.size : summarize(session).sets) > 0 && <BodyThumb muscles={muscles} />}
        <div className={styles.words}>
          <div className={styles.nameLine}>
            <h3 id={`session-${session.id}`} className={styles.name}>
              <CardLink session={session} place={place} />
            </h3>
            {session.status !== 'completed' && (
              <Badge tone={session.status === 'active' ? 'accent' : 'neutral'}>{t(`status.${session.status}`)}</Badge>
            )}
          </div>
          <p className="quiet">
            <time dateTime={session.startedAt}>{words.when(session)}</time>
          </p>
        </div>
        {/* A running session has to be ended on its own screen first. */}
        {session.status !== 'active' && <CardMenu {...props} />}
      </div>
      <Facts {...props} words={words} />
      <BestSets session={session} nameOf={nameOf} words={words} />
      {props.query && <Reasons session={session} query={props.query} nameOf={nameOf} />}
    </Card>
  )
})

/** With room, the session opens beside the list, which stays where it is. */
function CardLink({ session, place: { here, beside } }: Pick<SessionCardProps, 'session' | 'place'>) {
  const current = beside?.shown === session.id || undefined
  if (!beside || session.status === 'active')
    return (
      <Link to={sessionPath(session)} state={leftFrom(here)} className={styles.link} aria-current={current}>
        {session.name}
      </Link>
    )
  return (
    <Link to={beside.address(session.id)} replace className={styles.link} aria-current={current}>
      {session.name}
    </Link>
  )
}

function CardMenu({ session, place, onRepeat }: SessionCardProps) {
  const { t } = useTranslation('sessions')
  const items = useSessionMenu(session, place.here)
  return (
    <Menu
      className={styles.menu ?? ''}
      label={t('optionsOf', { name: session.name })}
      items={[{ label: t('repeat'), icon: RotateCcw, onSelect: () => onRepeat(session) }, ...items]}
    />
  )
}

type WithWords = { readonly words: SessionWords }

function Facts({ session, place, recordsOf, words }: SessionCardProps & WithWords) {
  const { t } = useTranslation(['sessions', 'shared'])
  const { sets, warmUps, volume, durationMs } = summarize(session)
  const records = recordsOf(session.id)
  const facts = [
    words.duration(durationMs),
    // While it runs, its own screen counts both.
    session.status === 'active' && warmUps > 0
      ? `${t('shared:sets', { count: sets })} + ${t('history.warmUpsToo', { count: warmUps })}`
      : t('shared:sets', { count: sets }),
    ...(volume > 0 ? [words.volume(volume, place.unit)] : []),
  ]
  return (
    <p className={styles.facts}>
      {facts.join(' · ')}
      {records > 0 && (
        <span className={styles.records}>
          <Trophy aria-hidden />
          <span aria-hidden>{words.number(records)}</span>
          <span className="visually-hidden">{t('history.records', { count: records })}</span>
        </span>
      )}
    </p>
  )
}

/** A card that shows none of the typed words says where they are. */
function Reasons({
  session,
  query,
  nameOf,
}: Pick<SessionCardProps, 'session' | 'nameOf'> & { readonly query: string }) {
  const { t } = useTranslation('sessions')
  const [reason] = searchReasons(session, query, { shownExercises: exercisesShown(session), nameOf })
  if (!reason) return null
  const text =
    reason.kind === 'note'
      ? t('find.inNote', { text: reason.text })
      : reason.kind === 'exercise-note'
        ? t('find.inExerciseNote', { exercise: reason.exercise, text: reason.text })
        : t('find.inExercise', { text: reason.text })
  return <p className={styles.reason}>{text}</p>
}

/** A single remaining one is named rather than counted. */
function exercisesShown({ exercises }: Session): number {
  const done = exercises.filter((exercise) => loggedSets(exercise).length > 0).length
  return done > EXERCISES_SHOWN + 1 ? EXERCISES_SHOWN : done
}

function BestSets({ session, nameOf, words }: Pick<SessionCardProps, 'session' | 'nameOf'> & WithWords) {
  const { t } = useTranslation('sessions')
  const done = session.exercises.filter((exercise) => loggedSets(exercise).length > 0)
  const shown = done.slice(0, exercisesShown(session))
  if (done.length === 0) return <p className="quiet">{t('history.nothingLogged')}</p>
  return (
    <List className={styles.exercises} aria-label={t('history.bestSets')}>
      {shown.map((exercise) => (
        <BestSet key={exercise.id} exercise={exercise} name={nameOf(exercise)} words={words} />
      ))}
      {done.length > shown.length && (
        <li className="quiet">{t('history.moreExercises', { count: done.length - shown.length })}</li>
      )}
    </List>
  )
}

type BestSetProps = WithWords & { readonly exercise: SessionExercise; readonly name: string }

function BestSet({ exercise, name, words }: BestSetProps) {
  const { t } = useTranslation('sessions')
  const best = bestSet(exercise)
  const logged = loggedSets(exercise)
  const working = workingSets(logged)
  return (
    <li className={styles.exercise}>
      <span className={styles.exerciseName}>
        <span className={styles.setCount}>
          {working.length > 0 ? (
            `${working.length} ×`
          ) : (
            // Warm-ups alone are no sets of the sum above.
            <>
              <span aria-hidden>{t('history.warmUpsToo', { count: logged.length })}</span>
              <span className="visually-hidden">{t('history.warmUps', { count: logged.length })}</span>
            </>
          )}
        </span>
        <span>{name}</span>
      </span>
      <span className={styles.best}>{best && words.set(exercise.kind, best)}</span>
    </li>
  )
}
