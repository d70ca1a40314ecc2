import { ArrowLeft, Redo2, Undo2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { WORKOUTS_PATH } from '#contract/routes.ts'
import { Button } from '#ui/button.tsx'
import { IconButton, IconButtonLink } from '#ui/icon-button.tsx'
import styles from './builder.module.css'

type BuilderBarProps = {
  readonly title: string
  readonly undo: (() => void) | null
  readonly redo: (() => void) | null
  readonly saving: boolean
  readonly onSave: () => void
}

export function BuilderBar({ title, undo, redo, saving, onSave }: BuilderBarProps) {
  const { t } = useTranslation('workouts')
  return (
    <header className={styles.barTop}>
      <IconButtonLink to={WORKOUTS_PATH} label={t('builder.back')} icon={ArrowLeft} />
      <h1>{title}</h1>
      <IconButton label={t('builder.undo')} icon={Undo2} disabled={!undo} onClick={() => undo?.()} />
      <IconButton label={t('builder.redo')} icon={Redo2} disabled={!redo} onClick={() => redo?.()} />
      <Button variant="primary" size="small" busy={saving} onClick={onSave}>
        {t('builder.save')}
      </Button>
    </header>
  )
}
