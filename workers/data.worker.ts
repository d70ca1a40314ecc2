import { expose } from 'comlink'
import { followWorkerLife } from '#shared/page-life/worker-life.ts'
import { withLock } from '#shared/with-lock.ts'
import { NO_SERVER, serverKnowledgeOf } from '#storage/safety/server-knowledge.ts'
import { AccountData, type OneAtATime } from './data/account-data.ts'
import type { DataApi } from './data.api.ts'

let opened: { readonly account: string; readonly data: Promise<AccountData> } | undefined

const current = async (): Promise<AccountData> => {
  if (!opened) throw new Error('no account is open')
  return opened.data
}

const api: DataApi = {
  async open(account, isSynced) {
    if (opened?.account === account) return void (await opened.data)
    await api.close()
    const alone: OneAtATime = (work) => withLock(`barra-data-${account}`, work)
    const server = isSynced ? serverKnowledgeOf(account) : NO_SERVER
    opened = { account, data: AccountData.open({ account, alone, server }) }
    await opened.data
  },
  async close() {
    const closing = opened
    opened = undefined
    await (await closing?.data.catch(() => undefined))?.close()
  },
  read: async (file, now, onProgress, columns) => (await current()).read(file, now, onProgress, columns),
  cancel: async () => (await opened?.data)?.cancel(),
  compare: async (answers) => (await current()).compare(answers),
  write: async (answers) => (await current()).write(answers),
  hasPulled: async () => (await current()).hasPulled(),
  imports: async () => (await current()).imports(),
  undoImport: async (id) => (await current()).undoImport(id),
  restoreImport: async (id) => (await current()).restoreImport(id),
  snapshots: async () => (await current()).snapshots(),
  restoreSnapshot: async (id) => (await current()).restoreSnapshot(id),
  trash: async () => (await current()).trash(),
  restoreEntries: async (entries) => (await current()).restoreEntries(entries),
  deleteEntries: async (entries) => (await current()).deleteEntries(entries),
  emptyTrash: async () => (await current()).emptyTrash(),
  exportFile: async (request) => (await current()).exportFile(request),
}

followWorkerLife()
expose(api)
