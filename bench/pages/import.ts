import { proxy } from 'comlink'
import Papa from 'papaparse'
import { type ImportAnswers, USUAL_ANSWERS } from '#domain/import/answers.ts'
import { askData } from '#platform/account/data-worker.ts'
import { deleteDatabase } from '#storage/accounts.ts'
import { latestSessions } from '#storage/collections/sessions.ts'
import { openDatabase } from '#storage/database.ts'
import { follow } from '#storage/follow.ts'
import { diceFrom } from '../../server/local/demo/dice.ts'
import { watchLongTasks } from '../long-tasks.ts'
import { expose } from '../remote.ts'
import { playRounds } from '../rounds.ts'
import { strongExport } from '../strong-export.ts'

const NOW = '2026-11-21T12:00:00'
const READING = 'bench-import'
const ANSWERS: ImportAnswers = { ...USUAL_ANSWERS, timeZone: 'America/Sao_Paulo' }

const noProgress = proxy(() => undefined)

type Options = { readonly rows: number; readonly rounds: number; readonly warmUps: number; readonly seed: number }

const api = {
  /** From selecting the file to its preview, compared with Papa Parse alone reading it in chunks. */
  async preview({ rows, ...options }: Options) {
    const file = new File([strongExport(rows)], 'strong.csv')
    return askData(READING, (data) =>
      playRounds<'app' | 'papaparse' | 'longestTask'>(
        [
          async () => {
            const tasks = watchLongTasks()
            const app = await timed(async () => {
              const answer = await data.read(file, NOW, noProgress)
              if (answer.kind !== 'preview') throw new Error(JSON.stringify(answer))
            })
            return { app, longestTask: tasks.longest() }
          },
          async () => ({ papaparse: await timed(() => parsed(file)) }),
        ],
        { ...options, dice: diceFrom(options.seed) },
      ),
    )
  },

  /** Everything of a file is written while a list of sessions is followed, and undone: how long, how smoothly. */
  async write(account: string, rows: number) {
    const db = await openDatabase({ account })
    const stop = follow(latestSessions(db, { limit: 30 }), () => undefined)
    const file = new File([strongExport(rows)], 'strong.csv')
    const figures = await askData(account, async (data) => {
      await data.read(file, NOW, noProgress)
      const writing = watchLongTasks()
      let id = ''
      const written = await timed(async () => {
        const answer = await data.write(ANSWERS)
        if (answer.kind !== 'written') throw new Error(JSON.stringify(answer))
        id = answer.id
      })
      const longestOfWriting = writing.longest()
      const undoing = watchLongTasks()
      const undone = await timed(() => data.undoImport(id))
      return { written, undone, longestOfWriting, longestOfUndoing: undoing.longest() }
    })
    stop()
    await db.close()
    await deleteDatabase(account)
    return figures
  },
}

export type ImportPage = typeof api

async function timed(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now()
  await work()
  return performance.now() - began
}

/** As in typical use for a large file: in chunks of the same size. */
function parsed(file: File): Promise<number> {
  let rows = 0
  return new Promise((resolve, reject) => {
    Papa.parse<string[]>(file, {
      chunkSize: 512 * 1024,
      chunk: ({ data }) => {
        rows += data.length
      },
      complete: () => resolve(rows),
      error: reject,
    })
  })
}

expose(api)
