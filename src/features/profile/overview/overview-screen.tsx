import { useEffect, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { PRIVACY_PATH, SUPPORT_PATH, TERMS_PATH } from '#contract/routes.ts'
import { useAccount } from '#platform/account/account.ts'
import { useProfile } from '#platform/account/profile-edits.ts'
import { fetchUser } from '#platform/account/user.ts'
import { useWide } from '#platform/device/use-wide.ts'
import { latestMeasurements } from '#storage/collections/measurements.ts'
import { useDatabase } from '#storage/database-context.tsx'
import { useLiveQuery } from '#storage/use-live-query.ts'
import { Button } from '#ui/button.tsx'
import { FailedState } from '#ui/failed-state.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { SignOut } from '../leaving/sign-out.tsx'
import { useEditablePreferences } from '../preferences/use-editable-preferences.ts'
import styles from '../profile.module.css'
import { ProfileFrame } from '../profile-frame.tsx'
import { SectionList } from '../sections.tsx'
import { AboutForm, type AboutFormProps } from './about-form.tsx'
import { InstallOffer } from './install-offer.tsx'
import { PersonCard } from './person-card.tsx'

export default function OverviewScreen() {
  const account = useAccount()
  const wide = useWide()
  const { profile, isWaiting } = useProfile()
  if (!account) return null
  return (
    <ProfileFrame section="overview">
      <div className="column">
        <PersonCard account={account} profile={profile} />
        {!wide && <SectionList />}
        <About profile={profile} isWaiting={isWaiting} />
        <InstallOffer />
        <div className="actions">
          <SignOut account={account} />
        </div>
        <PublicPages />
      </div>
    </ProfileFrame>
  )
}

function PublicPages() {
  const { t } = useTranslation('profile')
  return (
    <nav aria-label={t('pages')} className={styles.pages}>
      <Link to={SUPPORT_PATH}>{t('pages.support')}</Link>
      <Link to={TERMS_PATH}>{t('pages.terms')}</Link>
      <Link to={PRIVACY_PATH}>{t('pages.privacy')}</Link>
    </nav>
  )
}

function About({ profile, isWaiting }: ReturnType<typeof useProfile>) {
  const { t } = useTranslation(['profile', 'shared'])
  const { preferences, edit } = useEditablePreferences()
  const [failed, setFailed] = useState(false)
  const fetchNews = async () => {
    setFailed(false)
    await fetchUser().catch((cause: unknown) => {
      console.warn('Failed to fetch user profile', cause)
      setFailed(true)
    })
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each visit
  useEffect(() => void fetchNews(), [])

  if (profile && preferences) {
    return <MeasuredForm {...{ profile, isWaiting, preferences, edit }} />
  }
  if (!profile && failed) {
    return (
      <FailedState
        title={t('about.fetchFailed')}
        text={t('about.fetchFailedText')}
        action={<Button onClick={() => void fetchNews()}>{t('shared:retry')}</Button>}
      />
    )
  }
  return <Skeleton shape="card" count={2} />
}

function MeasuredForm(props: Omit<AboutFormProps, 'measured'>) {
  const db = useDatabase()
  const [measured] = useLiveQuery(useMemo(() => latestMeasurements(db, 'body-weight', 1), [db])) ?? []
  return <AboutForm {...props} measured={measured} />
}
