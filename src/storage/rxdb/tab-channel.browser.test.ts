import { BroadcastChannel as PackageChannel } from 'broadcast-channel'
import { expect, onTestFinished, test, vi } from 'vitest'
import { BroadcastChannel as TabChannel } from './tab-channel.ts'

const BULK = { collectionName: 'sessions', eventBulk: { id: 'one', events: [{ documentId: 'a' }] } }

/** Messages are delivered in order: once this one has arrived, so have those before it. */
const LAST = 'last'

function heardBy(channel: { addEventListener(type: 'message', listener: (data: unknown) => void): void }) {
  const heard: unknown[] = []
  channel.addEventListener('message', (data) => heard.push(data))
  return heard
}

const KINDS = [
  ['the same build', () => new TabChannel('tabs'), () => new TabChannel('tabs')],
  [
    'an earlier build from this one',
    () => new TabChannel('tabs'),
    () => new PackageChannel('tabs', { type: 'native' }),
  ],
  [
    'this build from an earlier one',
    () => new PackageChannel('tabs', { type: 'native' }),
    () => new TabChannel('tabs'),
  ],
] as const

test.each(KINDS)('a change reaches a tab of %s', async (_name, open, openOther) => {
  const [sender, receiver] = [open(), openOther()]
  const own = heardBy(sender)
  const heard = heardBy(receiver)
  await sender.postMessage(BULK)
  await sender.postMessage(LAST)
  await vi.waitFor(() => expect(heard).toEqual([BULK, LAST]))
  expect(own).toEqual([])
  await Promise.all([sender.close(), receiver.close()])
})

test.each(KINDS)(
  'a message of the millisecond in which a tab of %s began to listen reaches it',
  async (_name, open, openOther) => {
    const clock = vi.spyOn(Date, 'now').mockReturnValue(Date.now())
    try {
      const [sender, receiver] = [open(), openOther()]
      for (let other = 0; other < 5; other += 1) heardBy(receiver)
      const heard = heardBy(receiver)
      await sender.postMessage(BULK)
      clock.mockReturnValue(Date.now() + 1)
      await sender.postMessage(LAST)
      await vi.waitFor(() => expect(heard).toEqual([BULK, LAST]))
      await Promise.all([sender.close(), receiver.close()])
    } finally {
      clock.mockRestore()
    }
  },
)

test.each([
  ['a tab of the same build', () => new TabChannel('tabs')],
  ['a tab of an earlier build', () => new PackageChannel('tabs', { type: 'native' })],
])('after the clock is set back by an hour, messages of %s are still heard', async (_name, openSender) => {
  const opened = Date.now()
  const clock = vi.spyOn(Date, 'now').mockReturnValue(opened)
  onTestFinished(() => clock.mockRestore())
  const [sender, receiver] = [openSender(), new TabChannel('tabs')]
  const heard = heardBy(receiver)
  clock.mockReturnValue(opened - 3_600_000)
  await sender.postMessage(BULK)
  await vi.waitFor(() => expect(heard).toEqual([BULK]))
  await Promise.all([sender.close(), receiver.close()])
})

test('a removed listener and a closed channel hear nothing', async () => {
  const [sender, receiver, closed] = [new TabChannel('tabs'), new TabChannel('tabs'), new TabChannel('tabs')]
  const removed: unknown[] = []
  const listener = (data: unknown) => removed.push(data)
  receiver.addEventListener('message', listener)
  const heard = heardBy(receiver)
  const late = heardBy(closed)
  receiver.removeEventListener('message', listener)
  await closed.close()
  await sender.postMessage(LAST)
  await vi.waitFor(() => expect(heard).toEqual([LAST]))
  expect([removed, late]).toEqual([[], []])
  await Promise.all([sender.close(), receiver.close()])
})

test('a message leaves after the task that sends it, and before its channel closes', async () => {
  const [sender, receiver] = [new TabChannel('tabs'), new TabChannel('tabs')]
  const heard = heardBy(receiver)
  const leaving = vi.spyOn(globalThis.BroadcastChannel.prototype, 'postMessage')
  onTestFinished(() => leaving.mockRestore())
  void sender.postMessage(BULK)
  await Promise.resolve()
  expect(leaving).not.toHaveBeenCalled()
  await sender.close()
  expect(leaving).toHaveBeenCalledOnce()
  await vi.waitFor(() => expect(heard).toEqual([BULK]))
  await receiver.close()
})

test('a message that cannot be copied is refused by its promise, as by the package', async () => {
  const channel = new TabChannel('tabs')
  await expect(channel.postMessage(() => undefined)).rejects.toThrow(/could not be cloned/)
  await channel.close()
})
