import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { PROFILE_PATH } from '#contract/routes.ts'
import { useWide } from '#platform/device/use-wide.ts'
import { PageHeader } from '#ui/page-header.tsx'
import type { SubSection } from './sections.tsx'

type ProfileFrameProps = {
  readonly section: 'overview' | SubSection
  readonly subtitle?: string
  readonly children: ReactNode
}

/** A back link on a phone only: beside the list of sections none is needed. */
export function ProfileFrame({ section, subtitle, children }: ProfileFrameProps) {
  const { t } = useTranslation('profile')
  const wide = useWide()
  const title = section === 'overview' ? t('title') : t(`section.${section}`)
  const hasWayBack = !wide && section !== 'overview'
  return (
    <>
      <PageHeader
        title={title}
        subtitle={subtitle}
        {...(hasWayBack && { back: { to: PROFILE_PATH, label: t('toProfile') } })}
      />
      {children}
    </>
  )
}
