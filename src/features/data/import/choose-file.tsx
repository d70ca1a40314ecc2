import { FileUp } from 'lucide-react'
import { type ChangeEvent, type DragEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { classNames } from '#ui/class-names.ts'
import styles from './import.module.css'

const WHERE = ['strong', 'hevy', 'fitnotes', 'stronglifts', 'barra'] as const

/** Takes a file, chosen or dropped. */
export function ChooseFile({ onChoose }: { readonly onChoose: (file: File) => void }) {
  const { t } = useTranslation('data')
  const input = useRef<HTMLInputElement>(null)
  const [isOver, setIsOver] = useState(false)

  const take = (event: ChangeEvent<HTMLInputElement>) => {
    const [file] = event.target.files ?? []
    // The same file chosen again is a choice as well.
    event.target.value = ''
    if (file) onChoose(file)
  }
  const over = (event: DragEvent, isThere: boolean) => {
    event.preventDefault()
    setIsOver(isThere)
  }
  const drop = (event: DragEvent) => {
    over(event, false)
    const [file] = event.dataTransfer.files
    if (file) onChoose(file)
  }
  return (
    <div className={styles.column}>
      <Card
        className={classNames(styles.choose, isOver && styles.over)}
        onDragOver={(event) => over(event, true)}
        onDragLeave={(event) => over(event, false)}
        onDrop={drop}
      >
        <FileUp className={styles.icon} aria-hidden />
        <h2>{t('import.chooseTitle')}</h2>
        <p className="quiet">{t('import.chooseText')}</p>
        {/* No `accept`: phones grey out files whose kind they do not know, and those of old apps often are such. */}
        <input ref={input} type="file" className="visually-hidden" tabIndex={-1} aria-hidden onChange={take} />
        <Button variant="primary" size="large" onClick={() => input.current?.click()}>
          {t('import.choose')}
        </Button>
        <p className={classNames('quiet', styles.drop)}>{t('import.drop')}</p>
      </Card>
      <Card as="section" className="card" aria-labelledby="import-where">
        <h2 id="import-where">{t('import.where')}</h2>
        <ul className={styles.where}>
          {WHERE.map((app) => (
            <li key={app}>{t(`import.where.${app}`)}</li>
          ))}
        </ul>
      </Card>
    </div>
  )
}
