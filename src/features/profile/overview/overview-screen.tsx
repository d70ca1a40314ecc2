import { useAccount } from '#platform/account.ts'
import { useWide } from '#platform/use-wide.ts'
import { SignOut } from '../leaving/sign-out.tsx'
import styles from '../profile.module.css'
import { ProfileFrame } from '../profile-frame.tsx'
import { SectionList } from '../sections.tsx'
import { PersonCard } from './person-card.tsx'

/** Who trains here, and the way to everything else about them. */
export default function OverviewScreen() {
  const account = useAccount()
  const wide = useWide()
  return (
    <ProfileFrame section="overview">
      <div className={styles.column}>
        {account && <PersonCard account={account} />}
        {!wide && <SectionList />}
        {account && <SignOut account={account} />}
      </div>
    </ProfileFrame>
  )
}
