import { FileUp } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { classNames } from '#ui/class-names.ts'
import { useFileChoice } from '#ui/file-choice.tsx'
import styles from './import.module.css'

const WHERE = ['strong', 'hevy', 'fitnotes', 'stronglifts', 'barra'] as const

export function ChooseFile({ onChoose }: { readonly onChoose: (file: File) => void }) {
  const { t } = useTranslation('data')
  const { isOver, dropPlace, input, open } = useFileChoice(onChoose)
  return (
    <div className={styles.column}>
      <Card className={classNames(styles.choose, isOver && styles.over)} {...dropPlace}>
        <FileUp className={styles.icon} aria-hidden />
        <h2>{t('import.chooseTitle')}</h2>
        <p className="quiet">{t('import.chooseText')}</p>
        {input}
        <Button variant="primary" size="large" onClick={open}>
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
