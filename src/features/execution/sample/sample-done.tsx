import { Share2 } from 'lucide-react'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { INDEX_PATH, SIGN_UP_PATH, sendSessionPath } from '#contract/routes.ts'
import type { Session } from '#contract/session.ts'
import { muscleIntensities } from '#domain/analytics/muscle-sets.ts'
import { sessionMuscles } from '#domain/analytics/session-muscles.ts'
import { millisecondsOf } from '#domain/time/instant.ts'
import { keepGuest } from '#platform/account/guest.ts'
import { installWay, subscribeToInstallOffer } from '#platform/device/install-offer.ts'
import { useExercises } from '#platform/exercises.ts'
import { useMuscleText } from '#shared/format/muscle-text.ts'
import { HomeScreenHelp } from '#shared/install/home-screen-help.tsx'
import { useStore } from '#shared/use-store.ts'
import { usePreferences } from '#storage/use-preferences.ts'
import { BodyDiagram } from '#ui/body-diagram/body-diagram.tsx'
import { Button, ButtonLink } from '#ui/button.tsx'
import { WorkoutFigures } from '../sheets/workout-figures.tsx'
import styles from './sample-done.module.css'

type SampleDoneProps = {
  readonly session: Session
  /** A signed-in person needs no other account. */
  readonly isSignedIn: boolean
  readonly onAgain: () => void
}

/** A first finished workout: what it was, and how to keep it. */
export function SampleDone({ session, isSignedIn, onAgain }: SampleDoneProps) {
  const { t } = useTranslation(['execution', 'shared'])
  const preferences = usePreferences()
  const way = useStore({ subscribe: subscribeToInstallOffer, current: installWay })
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>{t('sample.doneTitle')}</h1>
      <Body session={session} />
      {session.endedAt !== null && preferences && (
        <WorkoutFigures session={session} endedAtMs={millisecondsOf(session.endedAt)} unit={preferences.weightUnit} />
      )}
      <p>{t('sample.doneText')}</p>
      <div className={styles.choices}>
        {!isSignedIn && (
          <ButtonLink variant="primary" size="large" to={SIGN_UP_PATH} onClick={keepGuest}>
            {t('sample.keep')}
          </ButtonLink>
        )}
        <Button size="large" onClick={onAgain}>
          {t('sample.again')}
        </Button>
        {!isSignedIn && way === 'by-hand' && <HomeScreenHelp>{t('sample.homeScreen')}</HomeScreenHelp>}
        <div className={styles.others}>
          <ButtonLink variant="quiet" icon={Share2} to={sendSessionPath(session.id, true)}>
            {t('shared:share')}
          </ButtonLink>
          <ButtonLink variant="quiet" to={INDEX_PATH}>
            {t('sample.leave')}
          </ButtonLink>
        </div>
      </div>
    </div>
  )
}

/** Its room is kept while the exercises load. */
function Body({ session }: Pick<SampleDoneProps, 'session'>) {
  const { t } = useTranslation('execution')
  const textOf = useMuscleText()
  const exercises = useExercises()
  const muscles = useMemo(
    () => exercises && sessionMuscles(session, (id) => exercises.byId.get(id)),
    [session, exercises],
  )
  return (
    <BodyDiagram
      className={styles.body}
      label={muscles ? `${t('sample.muscles')}: ${textOf(muscles)}` : t('sample.muscles')}
      intensities={muscles && muscleIntensities(muscles)}
    />
  )
}
