import { useTranslation } from 'react-i18next'
import type { ColumnReport } from '#domain/import/header.ts'
import { LEFT_OUT, type Oddity } from '#domain/import/imported.ts'
import { listFormat } from '#shared/format/intl.ts'
import { Card } from '#ui/card.tsx'
import { OddityList } from './oddity-list.tsx'

type LeftOutCardProps = { readonly columns: ColumnReport; readonly oddities: readonly Oddity[] }

/** The parts of the file that are not imported: columns, rows and cells. First, so that no loss is silent. */
export function LeftOutCard({ columns: { missing, unread }, oddities }: LeftOutCardProps) {
  const { t, i18n } = useTranslation('data')
  const leftOut = oddities.filter(({ kind }) => LEFT_OUT.has(kind))
  if (missing.length + unread.length + leftOut.length === 0) return null
  const list = (words: readonly string[]) => listFormat(i18n.language).format(words)
  return (
    <Card as="section" className="card" aria-labelledby="import-left-out">
      <h2 id="import-left-out">{t('left.title')}</h2>
      <p className="quiet">{t('left.lead')}</p>
      {missing.length > 0 && <p>{t('left.missing', { columns: list(missing) })}</p>}
      {unread.length > 0 && <p>{t('left.unread', { columns: list(unread) })}</p>}
      <OddityList oddities={leftOut} />
    </Card>
  )
}
