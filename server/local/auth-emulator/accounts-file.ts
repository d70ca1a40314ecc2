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

/** Without a file the emulator stays empty. Throws for an unreadable one. */
export function restoreAccounts(path: string, state: EmulatorState): void {
  if (!existsSync(path)) return
  const { accounts, mails } = readAccounts(path)
  for (const account of accounts) {
    // The emulator adds this entry for password accounts itself, again on every restore.
    const providerUserInfo = account.providerUserInfo.filter(({ providerId }) => providerId !== 'password')
    state.overwriteUserWithLocalId(account.localId, { ...account, providerUserInfo })
  }
  for (const mail of mails) state.oobs.set(mail.oobCode, mail)
}

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
