import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useWide } from '#platform/use-wide.ts'
import { PageHeader } from '#ui/page-header.tsx'
import styles from './profile.module.css'
import { SectionTabs, type SubSection } from './sections.tsx'

type ProfileFrameProps = {
  readonly section: 'overview' | SubSection
  readonly subtitle?: string
  readonly children: ReactNode
}

/** What the screens of the profile stand in: alone with a way back on a phone, beside the list of sections where there is room. */
export function ProfileFrame({ section, subtitle, children }: ProfileFrameProps) {
  const { t } = useTranslation('profile')
  const wide = useWide()
  const title = section === 'overview' ? t('title') : t(`section.${section}`)
  if (!wide) {
    const back = section === 'overview' ? {} : { back: { to: '/profile', label: t('toProfile') } }
    return (
      <>
        <PageHeader title={title} subtitle={subtitle} {...back} />
        {children}
      </>
    )
  }
  return (
    <div className={styles.panes}>
      <SectionTabs />
      <div className={styles.pane}>
        <PageHeader title={title} subtitle={subtitle} />
        {children}
      </div>
    </div>
  )
}
