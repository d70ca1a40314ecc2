import { useTranslation } from 'react-i18next'
import { homeScreenWay } from '#platform/device/home-screen-way.ts'
import { Sheet } from '#ui/sheet.tsx'
import styles from './home-screen-sheet.module.css'
import { HomeScreenSteps } from './home-screen-steps.tsx'
import { StartsEmpty } from './starts-empty.tsx'

type HomeScreenSheetProps = { readonly open: boolean; readonly onClose: () => void }

/** For this browser. What surprises afterwards comes first. */
export default function HomeScreenSheet({ open, onClose }: HomeScreenSheetProps) {
  const { t } = useTranslation(['install', 'shared'])
  return (
    <Sheet open={open} onClose={onClose} title={t('title')} closeLabel={t('shared:close')}>
      <div className={styles.content}>
        <StartsEmpty />
        <HomeScreenSteps way={homeScreenWay(navigator.userAgent)} />
      </div>
    </Sheet>
  )
}
