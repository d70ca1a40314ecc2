import { ConfigurationError } from '../configuration-error.ts'
import type { DatabaseConnection } from '../database/connection.ts'
import type { EntitlementSigner } from './entitlement-signer.ts'

const ROW = 'entitlement-key'

/** Another instance signs with a key unknown to this one. */
export class ForeignSigningKey extends ConfigurationError {
  constructor(kid: string) {
    super(
      `This database's subscriptions are signed with another key (kid ${kid}): devices would believe one instance and not the ` +
        'other. Give every instance the same ENTITLEMENT_PRIVATE_KEY. To replace the key, put the public half of the earlier ' +
        `one into ENTITLEMENT_PUBLIC_KEYS. Where it is lost, delete the row '${ROW}' of server_state.`,
    )
    this.name = 'ForeignSigningKey'
  }
}

/** Throws `ForeignSigningKey` if another one is recorded, unless this instance knows it too: then it is a rotation. */
export async function claimSigningKey(
  { ofNobody: { kysely } }: DatabaseConnection,
  { publicKeys }: EntitlementSigner,
): Promise<void> {
  const [current, ...earlier] = publicKeys
  if (!current) throw new Error('a signer without a key')
  await kysely
    .insertInto('server_state')
    .values({ key: ROW, value: current.kid })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute()
  const { value: noted } = await kysely
    .selectFrom('server_state')
    .select('value')
    .where('key', '=', ROW)
    .executeTakeFirstOrThrow()
  if (noted === current.kid) return
  if (!earlier.some(({ kid }) => kid === noted)) throw new ForeignSigningKey(noted)
  await kysely.updateTable('server_state').set({ value: current.kid }).where('key', '=', ROW).execute()
}
