import { useTranslation } from 'react-i18next'
import { DATA_PATH, PROFILE_PATH } from '#contract/routes.ts'
import { useWide } from '#platform/device/use-wide.ts'
import { PageHeader } from '#ui/page-header.tsx'

type DataHeaderProps = {
  readonly title: string
  readonly subtitle?: string
  /** Below the main data screen: the back link leads there, and is always shown. */
  readonly isInside?: boolean
}

/** The header of the data screens. The list of profile sections next to them serves as a back link too. */
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
