import {
  ChevronRight,
  CircleUserRound,
  CreditCard,
  FolderSync,
  History,
  KeyRound,
  type LucideIcon,
  ShieldCheck,
  SlidersHorizontal,
} from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link, NavLink, useLocation } from 'react-router-dom'
import {
  DATA_PATH,
  HISTORY_PATH,
  PLANS_PATH,
  PREFERENCES_PATH,
  PROFILE_PATH,
  PROFILE_PRIVACY_PATH,
  SECURITY_PATH,
  SUBSCRIPTION_PATH,
} from '#contract/routes.ts'
import { List } from '#ui/list.tsx'
import styles from './sections.module.css'

type Section = {
  readonly name: 'overview' | 'data' | SubSection
  readonly path: string
  /** Above further screens of the section. */
  readonly above?: string
  readonly icon: LucideIcon
}
export type SubSection = 'preferences' | 'subscription' | 'security' | 'privacy'

const SECTIONS: readonly Section[] = [
  { name: 'overview', path: PROFILE_PATH, icon: CircleUserRound },
  { name: 'preferences', path: PREFERENCES_PATH, icon: SlidersHorizontal },
  { name: 'data', path: DATA_PATH, above: DATA_PATH, icon: FolderSync },
  { name: 'subscription', path: SUBSCRIPTION_PATH, above: PLANS_PATH, icon: CreditCard },
  { name: 'security', path: SECURITY_PATH, icon: KeyRound },
  { name: 'privacy', path: PROFILE_PRIVACY_PATH, icon: ShieldCheck },
]

/** No profile section, but a phone's tab bar has no room for it. */
const HISTORY = { name: 'history', path: HISTORY_PATH, icon: History } as const

/** On wide screens. */
export function SectionTabs() {
  const { t } = useTranslation('profile')
  const { pathname } = useLocation()
  return (
    <nav aria-label={t('sections')} className={styles.tabs}>
      <List>
        {SECTIONS.map(({ name, path, above, icon: Icon }) => (
          <li key={name}>
            <Link to={path} className={styles.tab} aria-current={isIn(pathname, path, above) ? 'page' : undefined}>
              <Icon className={styles.icon} aria-hidden />
              {t(`section.${name}`)}
            </Link>
          </li>
        ))}
      </List>
    </nav>
  )
}

function isIn(here: string, path: string, above: string | undefined): boolean {
  return here === path || (above !== undefined && (here === above || here.startsWith(`${above}/`)))
}

/** On a phone, linked from the overview. */
export function SectionList() {
  const { t } = useTranslation('profile')
  return (
    <nav aria-label={t('sections')} className={styles.list}>
      <List>
        {[HISTORY, ...SECTIONS].map(({ name, path, icon: Icon }) =>
          name === 'overview' ? null : (
            <li key={name} className={name === 'history' ? styles.onPhone : undefined}>
              <NavLink to={path} className={styles.row ?? ''}>
                <Icon className={styles.icon} aria-hidden />
                <span className={styles.words}>
                  <span className={styles.name}>{t(`section.${name}`)}</span>
                  <span className="quiet">{t(`sectionHint.${name}`)}</span>
                </span>
                <ChevronRight className={styles.icon} aria-hidden />
              </NavLink>
            </li>
          ),
        )}
      </List>
    </nav>
  )
}
