import { useTranslation } from 'react-i18next'
import { DATA_PATH, PROFILE_PATH } from '#contract/routes.ts'
import { useWide } from '#platform/device/use-wide.ts'
import { PageHeader } from '#ui/page-header.tsx'

type DataHeaderProps = {
  readonly title: string
  readonly subtitle?: string
  /** Below the screen of all data: the way back leads there, and is always needed. */
  readonly isInside?: boolean
}

/** The top of the screens about a person's data. The list of the profile's sections beside them is a way back as well. */
export function DataHeader({ title, subtitle, isInside = false }: DataHeaderProps) {
  const { t } = useTranslation('data')
  const wide = useWide()
  const back = isInside
    ? { to: DATA_PATH, label: t('toData') }
    : wide
      ? undefined
      : { to: PROFILE_PATH, label: t('toProfile') }
  return <PageHeader title={title} subtitle={subtitle} {...(back && { back })} />
}
