import type { Session } from '#contract/session.ts'
import { exportFileName, JSON_END, jsonBeginning } from '#domain/export/barra-json.ts'
import { stampChanges } from '#domain/merge/stamp-changes.ts'
import type { Rescued } from '#storage/documents.ts'
import { stampAfter } from '#storage/stamps.ts'
import { downloadFile } from '../device/download.ts'
import { shownSessions } from '../sync/shown-sessions.ts'

/** In the export layout: it can be imported. */
export async function downloadRescued(account: string, rescued: Rescued): Promise<void> {
  const head = {
    source: 'device',
    exportedAt: new Date().toISOString(),
    account: { uid: account },
    profile: null,
  } as const
  const documents = { ...rescued, sessions: withShown(rescued.sessions, shownSessions()) }
  const text = `${jsonBeginning(head)}${JSON.stringify(documents, null, 2)}${JSON_END}`
  await downloadFile(exportFileName(head.exportedAt, 'json'), new Blob([text], { type: 'application/json' }))
}

/** The sessions, updated from those on screen, stamped as if stored. */
export function withShown(stored: readonly Session[], shown: readonly Session[]): readonly Session[] {
  const byId = new Map(stored.map((session) => [session.id, session]))
  for (const session of shown) {
    const before = byId.get(session.id)
    byId.set(session.id, stampChanges(before, session, stampAfter(before?.updatedAt)))
  }
  return [...byId.values()]
}
