import { useAccount } from '#platform/account/account.ts'
import { ProfileFrame } from '../profile-frame.tsx'
import { DeleteCard } from './delete-card.tsx'
import { DeviceCard } from './device-card.tsx'
import { ExportCard } from './export-card.tsx'
import { StoredWhere } from './stored-where.tsx'

/** What is kept about a person and where, how they take it with them, and how they have it deleted. */
export default function PrivacyScreen() {
  const account = useAccount()
  return (
    <ProfileFrame section="privacy">
      <div className="cards">
        <div className="column">
          <StoredWhere />
        </div>
        <div className="column">
          <DeviceCard />
          <ExportCard />
          {account && <DeleteCard account={account} />}
        </div>
      </div>
    </ProfileFrame>
  )
}
