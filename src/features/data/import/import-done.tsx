import { CalendarDays, CircleCheck } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { HISTORY_PATH } from '#contract/routes.ts'
import { useDataWorker, type WriteAnswer } from '#platform/account/data-worker.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { useCountText } from '../use-count-text.ts'
import { useSay, useUndoneText } from '../use-say.ts'
import styles from './import.module.css'

type ImportDoneProps = {
  readonly fileName: string
  readonly written: Extract<WriteAnswer, { kind: 'written' }>
  readonly withProfile: boolean
  readonly onAnother: () => void
}

export function ImportDone({ fileName, written, withProfile, onAnother }: ImportDoneProps) {
  const { t } = useTranslation('data')
  const ask = useDataWorker()
  const say = useSay()
  const countWords = useCountText()
  const undoneWords = useUndoneText()
  const [undoing, setUndoing] = useState(false)
  const { counts, id } = written
  const added = countWords(counts)
  const details = [
    counts.changed > 0 && t('done.changed', { count: counts.changed }),
    counts.same > 0 && t('done.same', { count: counts.same }),
    counts.trashed > 0 && t('done.trashed', { count: counts.trashed }),
    withProfile && t('restore.done'),
  ].filter((words) => words !== false)
  const isNew = added !== '' || counts.changed > 0

  const undo = async () => {
    setUndoing(true)
    const isUndone = await say(() => ask((worker) => worker.undoImport(id)), undoneWords)
    setUndoing(false)
    if (isUndone) onAnother()
  }
  return (
    <Card className={styles.choose} role="status">
      <CircleCheck className={styles.icon} aria-hidden />
      <h2>{t(isNew ? 'done.title' : 'done.nothingNew')}</h2>
      <p className="quiet">{fileName}</p>
      {added !== '' && <p className={styles.figure}>{added}</p>}
      {details.length > 0 && <p>{details.join(' · ')}</p>}
      <div className={styles.confirm}>
        <ButtonLink to={HISTORY_PATH} variant="primary" icon={CalendarDays}>
          {t('done.history')}
        </ButtonLink>
        <Button onClick={onAnother}>{t('import.another')}</Button>
        {isNew && (
          <Button variant="quiet" busy={undoing} onClick={() => void undo()}>
            {t('done.undo')}
          </Button>
        )}
      </div>
    </Card>
  )
}
