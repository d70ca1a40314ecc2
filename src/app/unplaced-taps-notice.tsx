import { useTranslation } from 'react-i18next'
import type { Tap } from '#contract/tap.ts'
import { useFormats } from '#shared/format/quantities.ts'
import { Banner } from '#ui/banner.tsx'
import { Button } from '#ui/button.tsx'

type UnplacedTapsNoticeProps = { readonly taps: readonly Tap[]; readonly onRead: () => void }

/** Names the sets that were checked off in a still and whose workout is gone, with their figures. */
export default function UnplacedTapsNotice({ taps, onRead }: UnplacedTapsNoticeProps) {
  const { t } = useTranslation('app')
  const formats = useFormats()
  const lineOf = ({ seen, values }: Tap) => {
    const figures = formats.set(seen?.exercise.kind ?? 'weight-reps', values)
    return seen ? t('unplaced.set', { exercise: seen.exercise.name, figures }) : figures
  }
  return (
    <Banner
      tone="warning"
      title={t('unplaced.title')}
      action={
        <Button size="small" onClick={onRead}>
          {t('news.seen')}
        </Button>
      }
    >
      {t('unplaced.text')}
      <ul>
        {taps.map((tap) => (
          <li key={tap.setId}>{lineOf(tap)}</li>
        ))}
      </ul>
    </Banner>
  )
}
