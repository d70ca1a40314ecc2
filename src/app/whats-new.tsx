import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Banner } from '#ui/banner.tsx'
import { Button } from '#ui/button.tsx'
import { hasNews, markNewsSeen } from './news.ts'

export default function WhatsNew() {
  const { t } = useTranslation('app')
  const [isShown, setIsShown] = useState(hasNews)
  if (!isShown) return null
  const putAway = () => {
    markNewsSeen()
    setIsShown(false)
  }
  return (
    <Banner
      tone="info"
      title={t('news.title')}
      action={
        <Button variant="quiet" onClick={putAway}>
          {t('news.seen')}
        </Button>
      }
    >
      {t('news.text')}
    </Banner>
  )
}
