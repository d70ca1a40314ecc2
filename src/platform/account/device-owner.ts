import { OWNER, OWNER_DATABASE } from '#contract/device-stores.ts'
import { isRecord } from '#domain/is-record.ts'
import { openRecords, strictStore } from '../device/strict-store.ts'
import { type Account, accountIn } from './account-record.ts'

// The account that is signed in on this device, strictly durable. localStorage reaches the disk up to a minute later,
// so that a killed browser restores the record from before a sign-out.

/** What the device knows whoever is signed in. */
export const deviceRecords = strictStore(OWNER, async (start) => {
  const database = await openRecords(OWNER_DATABASE, OWNER)
  try {
    return start(database)
  } finally {
    // Once the transaction has ended.
    database.close()
  }
})

export type DeviceOwner = { readonly account: Account | null }

/** Undefined if no owner was recorded yet, or the browser refuses IndexedDB. Never rejects. */
export async function readDeviceOwner(): Promise<DeviceOwner | undefined> {
  const stored = await deviceRecords.read(OWNER).catch(() => undefined)
  return isRecord(stored) ? { account: accountIn(stored['account']) } : undefined
}

/** Resolves once it is on the disk, or the browser has refused it. Never rejects. */
export async function writeDeviceOwner(account: Account | null): Promise<void> {
  await writeDeviceRecord(OWNER, { account })
}

/** The same of any record. */
export async function writeDeviceRecord(key: string, value: unknown): Promise<void> {
  try {
    await deviceRecords.write(key, value)
  } catch (cause) {
    console.warn('not recorded on this device:', key, cause)
    // A full disk takes no new record, and the previous one must not contradict localStorage.
    await deviceRecords.write(key, undefined).catch(() => undefined)
  }
}
