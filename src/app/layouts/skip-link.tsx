import { useTranslation } from 'react-i18next'
import styles from './layouts.module.css'

/** The first thing a keyboard meets: past the navigation, to what the screen is about. */
export function SkipLink() {
  const { t } = useTranslation('app')
  return (
    // biome-ignore lint/a11y/useValidAnchor: it leads to a place of the page; the address stays as it is
    <a
      href="#main"
      className={styles.skip}
      onClick={(event) => {
        event.preventDefault()
        document.getElementById('main')?.focus()
      }}
    >
      {t('skip')}
    </a>
  )
}
