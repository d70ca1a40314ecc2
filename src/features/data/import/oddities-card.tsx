import { useTranslation } from 'react-i18next'
import { LEFT_OUT, type Oddity } from '#domain/import/imported.ts'
import { Card } from '#ui/card.tsx'
import { OddityList } from './oddity-list.tsx'

/** What comes in and is odd, with the first places of each. */
export function OdditiesCard({ oddities }: { readonly oddities: readonly Oddity[] }) {
  const { t } = useTranslation('data')
  const kept = oddities.filter(({ kind }) => !LEFT_OUT.has(kind))
  if (kept.length === 0) return null
  return (
    <Card as="section" className="card" aria-labelledby="import-odd">
      <h2 id="import-odd">{t('odd.title')}</h2>
      <p className="quiet">{t('odd.lead')}</p>
      <OddityList oddities={kept} />
    </Card>
  )
}
