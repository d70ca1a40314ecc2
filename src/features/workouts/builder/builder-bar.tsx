import { Redo2, Undo2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { WORKOUTS_PATH } from '#contract/routes.ts'
import { useTwoPanes } from '#platform/device/use-wide.ts'
import { Button } from '#ui/button.tsx'
import { classNames } from '#ui/class-names.ts'
import { IconButton } from '#ui/icon-button.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import styles from './builder.module.css'

type BuilderActionsProps = {
  readonly undo: (() => void) | null
  readonly redo: (() => void) | null
  readonly saving: boolean
  /** Nothing to save. */
  readonly isIdle?: boolean
  /** Saving comes next; it does not while there is no exercise, or for one of several workouts beside each other. */
  readonly isPrimary: boolean
  readonly onSave: () => void
}

export function BuilderHeader({ title, ...actions }: BuilderActionsProps & { readonly title: string }) {
  const { t } = useTranslation('workouts')
  const isWide = useTwoPanes()
  return (
    <div className={styles.barTop}>
      <PageHeader
        title={title}
        back={{ to: WORKOUTS_PATH, label: t('builder.back') }}
        actions={isWide && <BuilderActions {...actions} />}
      />
    </div>
  )
}

export function BuilderFoot(actions: BuilderActionsProps) {
  if (useTwoPanes()) return null
  return (
    <div className={classNames('page-foot', styles.barBottom)}>
      <BuilderActions {...actions} />
    </div>
  )
}

export function BuilderActions({ undo, redo, saving, isIdle = false, isPrimary, onSave }: BuilderActionsProps) {
  const { t } = useTranslation('workouts')
  return (
    <>
      <IconButton label={t('builder.undo')} icon={Undo2} disabled={!undo} onClick={() => undo?.()} />
      <IconButton label={t('builder.redo')} icon={Redo2} disabled={!redo} onClick={() => redo?.()} />
      <Button
        variant={isPrimary ? 'primary' : 'secondary'}
        disabled={isIdle}
        className={styles.save}
        busy={saving}
        onClick={onSave}
      >
        {t('builder.save')}
      </Button>
    </>
  )
}
