/** Captured before it is replaced by the virtual one. */
const realImmediate = globalThis.setImmediate

/**
 * One process: a tab, a worker, a server. Everything in it runs as its own task, so that a killed process never runs
 * again.
 */
export class Life {
  readonly name: string
  alive = true
  /** Tasks received while frozen, in order. */
  #backlog: Task[] | null = null

  constructor(name: string) {
    this.name = name
  }

  get isFrozen(): boolean {
    return this.#backlog !== null
  }

  freeze(): void {
    this.#backlog ??= []
  }

  /** Returns the tasks that are due now. */
  thaw(): readonly Task[] {
    const waiting = this.#backlog ?? []
    this.#backlog = null
    return waiting
  }

  /** Whether the task has to wait for the thaw. */
  defers(task: Task): boolean {
    this.#backlog?.push(task)
    return this.#backlog !== null
  }
}

export type Task = {
  atMs: number
  order: number
  readonly owner: Life | null
  readonly run: () => void
  cancelled: boolean
}

/**
 * Virtual time. Tasks run one by one in time order, with all promise callbacks in between. Only waiting advances time,
 * and it takes no real time.
 */
export class Timeline {
  nowMs: number
  /** The process of the running task, including its promises. */
  current: Life | null = null
  tasksRun = 0
  /** A story that never settles ends after so many steps. */
  limit = 3_000_000
  /** Work in real time, such as a database's: virtual time stops meanwhile. */
  #realWork = 0
  #order = 0
  readonly #heap: Task[] = []
  /** Called with a task's error, which is uncaught in a browser as well. */
  onError: (owner: Life | null, error: unknown) => void = (_, error) => {
    throw error
  }
  /** Called before every task: a process can be killed at each. */
  beforeTask: (owner: Life | null) => void = () => undefined

  constructor(startMs: number) {
    this.nowMs = startMs
  }

  post(owner: Life | null, delayMs: number, run: () => void): Task {
    const task: Task = { atMs: this.nowMs + Math.max(0, delayMs), order: this.#order++, owner, run, cancelled: false }
    push(this.#heap, task)
    return task
  }

  thaw(life: Life): void {
    // The same task objects: the first may cancel a later one.
    for (const task of life.thaw()) push(this.#heap, Object.assign(task, { atMs: this.nowMs, order: this.#order++ }))
  }

  /** Resolves after so much virtual time, outside of every process. */
  wait(delayMs: number): Promise<void> {
    return new Promise((resolve) => void this.post(null, delayMs, resolve))
  }

  /** Does something within a process. Stays pending for ever where the process ends before. */
  within<Result>(life: Life, work: () => Result | Promise<Result>): Promise<Result> {
    return new Promise((resolve, reject) => {
      this.post(life, 0, () => {
        // The process's result is used outside of it.
        const heard =
          <Value>(hear: (value: Value) => void) =>
          (value: Value) =>
            void this.post(null, 0, () => hear(value))
        void (async () => work())().then(heard(resolve), heard(reject))
      })
    })
  }

  /** Stops virtual time until the work is done. */
  async inRealTime<Result>(work: Promise<Result>): Promise<Result> {
    this.#realWork += 1
    try {
      return await work
    } finally {
      this.#realWork -= 1
    }
  }

  /** Runs until the promise settles. Rejects if nothing is left to run before. */
  drive<Result>(story: Promise<Result>): Promise<Result> {
    let settled = false
    const settle = () => {
      settled = true
    }
    story.then(settle, settle)
    return new Promise((resolve, reject) => {
      const turn = () => {
        if (settled) return resolve(story)
        if (this.#realWork > 0) return realImmediate(turn)
        const task = pop(this.#heap)
        if (!task) return reject(new Error('virtual time stands still: nothing is left to happen'))
        this.#run(task)
        if (this.tasksRun > this.limit) return reject(new Error(`still busy after ${this.limit} steps`))
        return realImmediate(turn)
      }
      realImmediate(turn)
    })
  }

  #run(task: Task): void {
    this.nowMs = Math.max(this.nowMs, task.atMs)
    if (task.cancelled) return
    this.beforeTask(task.owner)
    if (task.owner && !task.owner.alive) return
    if (task.owner?.defers(task)) return
    this.tasksRun += 1
    this.current = task.owner
    try {
      task.run()
    } catch (error) {
      this.onError(task.owner, error)
    }
  }
}

function isBefore(left: Task, right: Task): boolean {
  return left.atMs < right.atMs || (left.atMs === right.atMs && left.order < right.order)
}

function push(heap: Task[], task: Task): void {
  let at = heap.length
  heap.push(task)
  while (at > 0) {
    const above = (at - 1) >> 1
    const parent = heap[above] as Task
    if (isBefore(parent, task)) break
    heap[at] = parent
    at = above
  }
  heap[at] = task
}

function pop(heap: Task[]): Task | undefined {
  const first = heap[0]
  const last = heap.pop()
  if (!first || !last || heap.length === 0) return first
  let at = 0
  for (;;) {
    let below = 2 * at + 1
    if (below >= heap.length) break
    const right = heap[below + 1]
    if (right && isBefore(right, heap[below] as Task)) below += 1
    const child = heap[below] as Task
    if (isBefore(last, child)) break
    heap[at] = child
    at = below
  }
  heap[at] = last
  return first
}
