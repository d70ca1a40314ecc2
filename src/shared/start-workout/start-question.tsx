import { useTranslation } from 'react-i18next'
import type { Session } from '#contract/session.ts'
import { useTimeZone } from '#shared/format/today.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { startText } from '../format/start-text.ts'
import styles from './start-question.module.css'

type StartQuestionProps = {
  readonly other: Session
  readonly to: string
  readonly isBusy: boolean
  readonly onFinishOther: () => void
  readonly onBoth: () => void
  readonly onClose: () => void
}

/** Another workout is in progress: nothing starts before the person has decided about it. */
export default function StartQuestion({ other, to, isBusy, onFinishOther, onBoth, onClose }: StartQuestionProps) {
  const { t, i18n } = useTranslation(['parts', 'shared'])
  const timeZone = useTimeZone()
  const sets = other.exercises.flatMap((exercise) => exercise.sets)
  const done = sets.filter((set) => set.completedAt !== null).length
  const end = done > 0 ? 'finish' : 'discard'
  const { name } = other
  return (
    <Dialog open onClose={onClose} title={t('parts:start.title')} closeLabel={t('shared:close')}>
      <p>
        {t('parts:start.text', {
          name,
          time: startText(other, i18n.language, { timeZone, nowMs: Date.now() }),
          done,
          count: sets.length,
        })}
      </p>
      <div className={styles.choices}>
        <ButtonLink variant="primary" size="large" replace data-autofocus to={to}>
          {t('parts:start.continue', { name })}
        </ButtonLink>
        <Choice
          label={t(`parts:start.${end}`)}
          hint={done > 0 ? t('parts:start.finishHint') : null}
          isBusy={isBusy}
          onChoose={onFinishOther}
        />
        <Choice label={t('parts:start.both')} hint={t('parts:start.bothHint')} isBusy={isBusy} onChoose={onBoth} />
      </div>
    </Dialog>
  )
}

type ChoiceProps = {
  readonly label: string
  readonly hint: string | null
  readonly isBusy: boolean
  readonly onChoose: () => void
}

function Choice({ label, hint, isBusy, onChoose }: ChoiceProps) {
  return (
    <Button size="large" busy={isBusy} className={styles.choice} onClick={onChoose}>
      <span>{label}</span>
      {hint && <span className={styles.hint}>{hint}</span>}
    </Button>
  )
}
