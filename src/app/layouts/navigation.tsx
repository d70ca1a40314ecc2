import type { LucideIcon } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'react-router-dom'
import { PROFILE_PATH } from '#contract/routes.ts'
import { useAccount } from '#platform/account/account.ts'
import { useAvatarPicture } from '#platform/avatar/kept-avatar.ts'
import { Avatar } from '#ui/avatar.tsx'
import { classNames } from '#ui/class-names.ts'
import { List } from '#ui/list.tsx'
import { activeNavItem } from '../active-nav-item.ts'
import { NAVIGATION, type NavigationRoute } from '../feature-table.ts'
import { useMessage } from '../use-message.ts'
import styles from './navigation.module.css'

type NavigationProps = { readonly className: string | undefined }

export function Navigation({ className }: NavigationProps) {
  const { t } = useTranslation('app')
  return (
    <nav aria-label={t('navigation')} className={className}>
      <List className={styles.places}>
        {NAVIGATION.map((route) => (
          <Place key={route.path} route={route} />
        ))}
      </List>
    </nav>
  )
}

function Place({ route }: { readonly route: NavigationRoute }) {
  const { icon: Icon, besides = false } = route.navigation
  const lit = activeNavItem(useLocation().pathname)
  return (
    <li className={classNames(styles.place, besides && styles.besides)}>
      <Link
        to={route.path}
        className={classNames(styles.link, lit.tabBar === route.path && styles.litInTabBar)}
        aria-current={lit.besides === route.path ? 'page' : undefined}
      >
        {route.path === PROFILE_PATH ? <PersonIcon icon={Icon} /> : <Icon className={styles.icon} aria-hidden />}
        <span className={styles.name}>{useMessage(route.navigation.name)}</span>
      </Link>
    </li>
  )
}

function PersonIcon({ icon: Icon }: { readonly icon: LucideIcon }) {
  const account = useAccount()
  const picture = useAvatarPicture()
  if (!account || picture === null) return <Icon className={styles.icon} aria-hidden />
  return <Avatar name={account.name} picture={picture} alt="" size="small" />
}
