import type { Kysely } from 'kysely'
import type { Tables } from '../database/tables.ts'
import type { Mailer } from '../mail/provide-mailer.ts'
import { claimUnsent, type KeptMessage, markMailed } from '../stores/contact-messages.ts'

const AGAIN_MS = 600_000
const BATCH = 20

export type ContactDelivery = {
  nudge(): void
  /** Stops after the current delivery. */
  stop(): Promise<void>
}

type DeliveryOptions = {
  readonly kysely: Kysely<Tables>
  /** Without one, messages wait in the database. */
  readonly mailer: Mailer | undefined
  readonly to: string
  readonly onFailure: (cause: unknown) => void
}

/** Failed mails are retried every ten minutes. Several processes share the messages. */
export function startContactDelivery(options: DeliveryOptions): ContactDelivery {
  let running: Promise<void> = Promise.resolve()
  const nudge = () => {
    running = running.then(() => deliver(options)).catch(options.onFailure)
  }
  const timer = setInterval(nudge, AGAIN_MS).unref()
  nudge()
  return {
    nudge,
    stop: async () => {
      clearInterval(timer)
      await running
    },
  }
}

async function deliver({ kysely, mailer, to, onFailure }: DeliveryOptions): Promise<void> {
  if (!mailer) return
  for (;;) {
    const messages = await claimUnsent(kysely, BATCH)
    for (const message of messages) {
      try {
        await mailer.send(mailOf(message, to))
        await markMailed(kysely, message.id)
      } catch (cause) {
        onFailure(cause)
      }
    }
    if (messages.length < BATCH) return
  }
}

function mailOf({ id, name, email, message, locale, received_at: receivedAt }: KeptMessage, to: string) {
  const text = [message, '', '—', `${name} <${email}>`, `${receivedAt.toISOString()} · ${locale} · ${id}`, ''].join(
    '\n',
  )
  return { to, replyTo: { name, address: email }, subject: `Barra: ${name}`, text }
}
