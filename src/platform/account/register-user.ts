import { subscriptionStore } from '../billing/subscription.ts'
import { currentIdentity } from '../identity/identity-session.ts'
import { fetchUser, knownUser, syncUser } from './user.ts'

/** Call it at idle; does nothing offline. */
export async function registerUser(): Promise<void> {
  try {
    await (knownUser() ? fetchUser() : syncUser(await currentIdentity(), subscriptionStore.hearStatement))
  } catch (cause) {
    console.info('profile not fetched', cause)
  }
}
