import type { Kysely } from 'kysely'
import type { Tables } from '../database/tables.ts'
import type { Mailer } from '../mail/mailer.ts'
import { claimUnsent, forgetOldMessages, type KeptMessage, markMailed } from '../stores/contact-messages.ts'

const AGAIN_MS = 600_000
const BATCH = 20

export type ContactDelivery = {
  /** There is something new to send. */
  nudge(): void
  /** Ends it, after what is under way. */
  stop(): Promise<void>
}

type DeliveryOptions = {
  readonly kysely: Kysely<Tables>
  /** Without one, messages wait in the database until there is one. */
  readonly mailer: Mailer | undefined
  /** Who reads them. */
  readonly to: string
  readonly onFailure: (cause: unknown) => void
}

/** Mails what was written to us, at once and again every ten minutes where that failed, and forgets it after a year. */
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

/** One round. A mail that fails is told of and tried again in a later one. */
async function deliver({ kysely, mailer, to, onFailure }: DeliveryOptions): Promise<void> {
  await forgetOldMessages(kysely)
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
