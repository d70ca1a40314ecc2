import { existsSync, readFileSync } from 'node:fs'
import { z } from 'zod'
import { writeAtomically } from '../write-atomically.ts'
import type { EmulatorState } from './firebase-tools.ts'

const fileContent = z.object({
  accounts: z.array(
    z.looseObject({
      localId: z.string(),
      providerUserInfo: z.array(z.looseObject({ providerId: z.string() })).default([]),
    }),
  ),
  mails: z.array(
    z.looseObject({ email: z.string(), requestType: z.string(), oobCode: z.string(), oobLink: z.string() }),
  ),
})

/** Fills a fresh emulator with what the file holds; without a file it stays empty. Throws on a file it cannot read. */
export function restoreAccounts(path: string, state: EmulatorState): void {
  if (!existsSync(path)) return
  const { accounts, mails } = readAccounts(path)
  for (const account of accounts) {
    // The emulator adds this entry itself to whoever has a password, once more each time.
    const providerUserInfo = account.providerUserInfo.filter(({ providerId }) => providerId !== 'password')
    state.overwriteUserWithLocalId(account.localId, { ...account, providerUserInfo })
  }
  for (const mail of mails) state.oobs.set(mail.oobCode, mail)
}

/** A function that writes the emulator's state down if it differs from what was written last. */
export function accountsSaver(path: string, state: EmulatorState): () => void {
  let written = contentOf(state)
  return () => {
    const content = contentOf(state)
    if (content === written) return
    writeAtomically(path, content)
    written = content
  }
}

function readAccounts(path: string): z.infer<typeof fileContent> {
  try {
    return fileContent.parse(JSON.parse(readFileSync(path, 'utf8')))
  } catch (cause) {
    throw new Error(`The accounts in ${path} cannot be read. Move the file away to start without them.`, { cause })
  }
}

function contentOf(state: EmulatorState): string {
  return JSON.stringify({ accounts: [...state.users.values()], mails: [...state.oobs.values()] })
}
