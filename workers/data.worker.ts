import { expose } from 'comlink'
import { AccountData, type OneAtATime } from './data/account-data.ts'
import type { DataApi } from './data.face.ts'

let opened: { readonly account: string; readonly data: Promise<AccountData> } | undefined

const current = async (): Promise<AccountData> => {
  if (!opened) throw new Error('no account is open')
  return opened.data
}

const api: DataApi = {
  async open(account) {
    if (opened?.account === account) return void (await opened.data)
    await api.close()
    const alone: OneAtATime = (work) => navigator.locks.request(`barra-data-${account}`, work)
    opened = { account, data: AccountData.open(account, alone) }
    await opened.data
  },
  async close() {
    const closing = opened
    opened = undefined
    await (await closing?.data.catch(() => undefined))?.close()
  },
  read: async (file, now, onProgress) => (await current()).read(file, now, onProgress),
  cancel: async () => (await opened?.data)?.cancel(),
  compare: async (answers) => (await current()).compare(answers),
  write: async (answers) => (await current()).write(answers),
  imports: async () => (await current()).imports(),
  undoImport: async (id) => (await current()).undoImport(id),
  restoreImport: async (id) => (await current()).restoreImport(id),
  snapshots: async () => (await current()).snapshots(),
  restoreSnapshot: async (id) => (await current()).restoreSnapshot(id),
  bin: async () => (await current()).bin(),
  restoreEntries: async (entries) => (await current()).restoreEntries(entries),
  deleteEntries: async (entries) => (await current()).deleteEntries(entries),
  emptyBin: async () => (await current()).emptyBin(),
  exportFile: async (request) => (await current()).exportFile(request),
}

expose(api)
