import { useTranslation } from 'react-i18next'
import type { Session } from '#contract/session.ts'
import { clockText } from '#domain/duration.ts'
import { elapsedMs } from '#domain/session/lifecycle.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { useNow } from '../use-now.ts'
import styles from './entry.module.css'

type OtherRunningProps = {
  readonly other: Session
  readonly isBusy: boolean
  readonly onFinishOther: () => void
  readonly onBoth: () => void
}

/** Another workout runs: nothing is started before the lifter has said what becomes of it. */
export default function OtherRunning({ other, isBusy, onFinishOther, onBoth }: OtherRunningProps) {
  const { t } = useTranslation('execution')
  const now = useNow(Date.parse(other.startedAt))
  const sets = other.exercises.flatMap((exercise) => exercise.sets)
  const { name } = other
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>{t('otherTitle')}</h1>
      <p>
        {t('otherText', {
          name,
          elapsed: clockText(elapsedMs(other, now) / 1_000),
          done: sets.filter((set) => set.completedAt !== null).length,
          count: sets.length,
        })}
      </p>
      <div className={styles.choices}>
        <ButtonLink variant="primary" size="large" replace to={`/workout/${other.id}/execute`}>
          {t('other.continue', { name })}
        </ButtonLink>
        <Choice label={t('other.finish')} hint={t('other.finishHint')} isBusy={isBusy} onChoose={onFinishOther} />
        <Choice label={t('other.both')} hint={t('other.bothHint')} isBusy={isBusy} onChoose={onBoth} />
      </div>
    </div>
  )
}

type ChoiceProps = {
  readonly label: string
  readonly hint: string
  readonly isBusy: boolean
  readonly onChoose: () => void
}

function Choice({ label, hint, isBusy, onChoose }: ChoiceProps) {
  return (
    <Button size="large" busy={isBusy} className={styles.choice} onClick={onChoose}>
      <span>{label}</span>
      <span className={styles.hint}>{hint}</span>
    </Button>
  )
}
