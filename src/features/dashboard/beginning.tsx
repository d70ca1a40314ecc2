import { ChevronRight, FileUp, type LucideIcon, Plus, Sparkles, Zap } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { FREE_SESSION_PATH, IMPORT_PATH, NEW_WORKOUT_PATH, WORKOUTS_PATH } from '#contract/routes.ts'
import { classNames } from '#ui/class-names.ts'
import { Drawing } from '#ui/drawing.tsx'
import { List } from '#ui/list.tsx'
import styles from './beginning.module.css'

/** The first steps, for an account in which nothing has been planned or trained. */
export default function Beginning() {
  const { t } = useTranslation('dashboard')
  return (
    <section className={styles.beginning} aria-labelledby="beginning">
      <div className={styles.words}>
        <Drawing name="stair" />
        <h2 id="beginning">{t('beginning.title')}</h2>
        <p className={styles.text}>{t('beginning.text')}</p>
      </div>
      <List className={styles.ways}>
        <Way
          to={WORKOUTS_PATH}
          icon={Sparkles}
          isFirst
          title={t('beginning.program')}
          text={t('beginning.programText')}
        />
        <Way to={NEW_WORKOUT_PATH} icon={Plus} title={t('beginning.create')} text={t('beginning.createText')} />
        <Way to={IMPORT_PATH} icon={FileUp} title={t('beginning.import')} text={t('beginning.importText')} />
        <Way to={FREE_SESSION_PATH} icon={Zap} title={t('startEmpty')} text={t('beginning.emptyText')} />
      </List>
    </section>
  )
}

type WayProps = {
  readonly to: string
  readonly icon: LucideIcon
  readonly title: string
  readonly text: string
  /** The one that is right for most. */
  readonly isFirst?: boolean
}

function Way({ to, icon: Icon, title, text, isFirst = false }: WayProps) {
  return (
    <li>
      <Link to={to} className={styles.way}>
        <span className={classNames(styles.icon, isFirst && styles.first)}>
          <Icon className="icon" aria-hidden />
        </span>
        <span className={styles.wayWords}>
          <span className={styles.name}>{title}</span>
          <span className="quiet">{text}</span>
        </span>
        <ChevronRight className="icon" aria-hidden />
      </Link>
    </li>
  )
}
