import { callApi } from '../server/api.ts'

/** Rejects with `RECENT_LOGIN_REQUIRED` if the person has to reauthenticate first. The caller clears the device. */
export async function deleteAccount(): Promise<void> {
  await callApi('/user/delete-account', () => undefined, { method: 'DELETE' })
}
