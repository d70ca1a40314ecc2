import { afterEach, expect, test } from 'vitest'
import { Leadership } from './leadership.ts'

const running: Leadership[] = []
let elections = 0

afterEach(async () => {
  await Promise.all(running.splice(0).map((one) => one.retire()))
})

/** Workers of one account in an election, and the current leader. */
function anElection() {
  elections += 1
  const lockName = `election-${elections}`
  const leading = new Set<string>()
  const waiting = new Map<string, () => void>()
  const stand = (name: string, isLeaderAlive = async () => true) => {
    const leadership = new Leadership({
      lockName,
      locks: navigator.locks,
      onTaken: () => undefined,
      isLeaderAlive,
      pause: () => Promise.resolve(),
      lead: async () => {
        leading.add(name)
        waiting.get(name)?.()
        return async () => {
          leading.delete(name)
        }
      },
    })
    running.push(leadership)
    leadership.campaign()
    return leadership
  }
  const untilLeads = (name: string) =>
    leading.has(name) ? Promise.resolve() : new Promise<void>((resolve) => waiting.set(name, resolve))
  return { stand, untilLeads, leading }
}

test('one of all tabs leads, and the next one when it goes', async () => {
  const { stand, untilLeads, leading } = anElection()
  const first = stand('first')
  await untilLeads('first')
  stand('second')
  expect([...leading]).toEqual(['first'])

  await first.retire()
  await untilLeads('second')
  expect([...leading]).toEqual(['second'])
})

test('the next one leads only after the previous one has ended', async () => {
  const lockName = 'election-with-a-slow-end'
  const events: string[] = []
  const [isEnding, mayEnd] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const [leads, follows] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const told: LockManager = {
    query: () => navigator.locks.query(),
    request: async (name: string, options: LockOptions, lead: LockGrantedCallback<unknown>) =>
      navigator.locks.request(name, options, async (lock) => {
        await lead(lock)
        events.push('the lock is free')
      }),
  } as LockManager
  const options = {
    lockName,
    onTaken: () => undefined,
    isLeaderAlive: async () => true,
    pause: () => Promise.resolve(),
  }
  const first = new Leadership({
    ...options,
    locks: told,
    lead: async () => {
      leads.resolve()
      return async () => {
        isEnding.resolve()
        await mayEnd.promise
        events.push('the first has ended')
      }
    },
  })
  const second = new Leadership({
    ...options,
    locks: navigator.locks,
    lead: async () => {
      events.push('the second leads')
      follows.resolve()
      return () => Promise.resolve()
    },
  })
  running.push(first, second)
  first.campaign()
  await leads.promise
  second.campaign()
  // A round trip of the locks: until then it might still be starting.
  await navigator.locks.query()
  const retired = first.retire()
  await isEnding.promise
  // Another one: by now the second has the released lock.
  await navigator.locks.query()
  mayEnd.resolve()
  await Promise.all([retired, follows.promise])
  expect(events).toEqual(['the first has ended', 'the lock is free', 'the second leads'])
})

test('a responsive leader is left alone', async () => {
  const { stand, untilLeads, leading } = anElection()
  stand('first')
  await untilLeads('first')
  const second = stand('second', async () => true)
  await second.claim()
  expect([...leading]).toEqual(['first'])
})

test('the visible tab takes over from an unresponsive leader', async () => {
  const { stand, untilLeads, leading } = anElection()
  stand('frozen')
  await untilLeads('frozen')
  const visible = stand('visible', async () => false)
  await visible.claim()
  await untilLeads('visible')
  await expect.poll(() => [...leading]).toEqual(['visible'])

  // After thawing it queues again, and leads when the other stops.
  await visible.retire()
  await untilLeads('frozen')
})

test('retiring while starting prevents leading', async () => {
  const { stand, leading } = anElection()
  const hasty = stand('hasty')
  await hasty.retire()
  expect([...leading]).toEqual([])
})

test('a worker that cannot start leaves the lock to others and waits before it tries again', async () => {
  let starts = 0
  const pauses: (() => void)[] = []
  const { promise: paused, resolve: hasPaused } = Promise.withResolvers<void>()
  const failing = new Leadership({
    lockName: 'election-of-one-that-fails',
    locks: navigator.locks,
    onTaken: () => undefined,
    isLeaderAlive: async () => true,
    lead: () => {
      starts += 1
      return Promise.reject(new Error('the disk is full'))
    },
    pause: (_, signal) =>
      new Promise((resolve) => {
        pauses.push(resolve)
        signal.addEventListener('abort', () => resolve())
        hasPaused()
      }),
  })
  running.push(failing)
  failing.campaign()
  await paused
  // The lock is free while it waits, and it does not restart by itself.
  await navigator.locks.request('election-of-one-that-fails', async () => undefined)
  expect([starts, pauses.length]).toEqual([1, 1])
})

test('a worker that takes the lead back says so at once and begins only after its last lead has ended', async () => {
  const lockName = 'election-of-one-that-returns'
  const events: string[] = []
  const [mayEnd, isEnding] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const returned = Promise.withResolvers<void>()
  const first = new Leadership({
    lockName,
    locks: navigator.locks,
    onTaken: () => events.push('takes the lock'),
    isLeaderAlive: async () => false,
    pause: () => Promise.resolve(),
    lead: async () => {
      events.push('leads')
      if (events.includes('has ended')) returned.resolve()
      return async () => {
        isEnding.resolve()
        await mayEnd.promise
        events.push('has ended')
      }
    },
  })
  running.push(first)
  first.campaign()
  await expect.poll(() => events).toEqual(['takes the lock', 'leads'])
  // Another tab steals the lock and goes, and this one claims it again.
  await navigator.locks.request(lockName, { steal: true }, async () => undefined)
  await isEnding.promise
  const claimed = first.claim()
  // The page still shows the status of another worker's lead, and this one cannot lead yet.
  await expect.poll(() => events).toEqual(['takes the lock', 'leads', 'takes the lock'])
  mayEnd.resolve()
  await returned.promise
  expect(events.slice(2, 5)).toEqual(['takes the lock', 'has ended', 'leads'])
  void claimed
})

test.each([
  ['starts', 0],
  ['ends', 2],
] as const)(
  'a worker whose lock is stolen while it %s, and given back, leads once at a time',
  async (_name, stopsAt) => {
    const lockName = `election-stolen-at-${stopsAt}`
    const steps: string[] = []
    const [reached, mayGoOn] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const step = async (name: string) => {
      steps.push(name)
      if (steps.length - 1 !== stopsAt) return
      reached.resolve()
      // As in a tab that the browser stops.
      await mayGoOn.promise
    }
    const frozen = new Leadership({
      lockName,
      locks: navigator.locks,
      onTaken: () => undefined,
      isLeaderAlive: async () => false,
      pause: () => Promise.resolve(),
      lead: async () => {
        await step('starts')
        steps.push('leads')
        return () => step('ends')
      },
    })
    running.push(frozen)
    const isStolen = () => navigator.locks.request(lockName, { steal: true }, async () => undefined)
    frozen.campaign()
    if (stopsAt > 0) {
      await expect.poll(() => steps).toContain('leads')
      await isStolen()
    }
    await reached.promise
    for (let times = 0; times < 2; times += 1) {
      const claimed = frozen.claim()
      await navigator.locks.query()
      await isStolen()
      void claimed
    }
    mayGoOn.resolve()
    await expect.poll(() => steps.lastIndexOf('leads')).toBeGreaterThan(steps.indexOf('ends'))
    const turns = steps.join(' ')
    expect(turns).toMatch(/^(starts leads ends )+starts leads$/)
  },
)

test('a leader that another worker has superseded on the disk gives the lock back and leads anew', async () => {
  const steps: string[] = []
  const leadership = new Leadership({
    lockName: 'election-of-one-superseded',
    locks: navigator.locks,
    onTaken: () => undefined,
    isLeaderAlive: async () => true,
    pause: () => Promise.resolve(),
    lead: async (resign) => {
      steps.push('leads')
      if (steps.length === 1) resign()
      return async () => {
        steps.push('ends')
      }
    },
  })
  running.push(leadership)
  leadership.campaign()
  await expect.poll(() => steps).toEqual(['leads', 'ends', 'leads'])
})

test('where the browser refuses locks, they are asked for again after a pause, and not at once', async () => {
  const events: string[] = []
  const leads = Promise.withResolvers<void>()
  const refusing = {
    request: (...given: Parameters<LockManager['request']>) => {
      events.push('asked')
      const isRefused = events.filter((event) => event === 'asked').length <= 2
      if (isRefused) return Promise.reject(new DOMException('not allowed in this context', 'SecurityError'))
      return navigator.locks.request(...given)
    },
  } as LockManager
  const leadership = new Leadership({
    lockName: 'election-that-is-refused',
    locks: refusing,
    onTaken: () => undefined,
    isLeaderAlive: async () => true,
    pause: async () => void events.push('paused'),
    lead: async () => {
      leads.resolve()
      return () => Promise.resolve()
    },
  })
  running.push(leadership)
  leadership.campaign()
  await leads.promise
  expect(events).toEqual(['asked', 'paused', 'asked', 'paused', 'asked'])
})
