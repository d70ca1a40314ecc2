import { z } from 'zod'
import { MAX_CONTACT_FIELD_LENGTH } from './limits.ts'
import { LOCALES } from './vocabulary.ts'

const text = z.string().max(MAX_CONTACT_FIELD_LENGTH)

/** `domain/contact-message` validates it by field. */
export const contactRequest = z.object({
  /** Created by the form, so that a retry is the same message. */
  id: z.uuid(),
  name: text,
  email: text,
  message: text,
  locale: z.enum(LOCALES),
  /** A honeypot field hidden from people: a value means a bot. */
  website: text.optional(),
})
export type ContactRequest = z.infer<typeof contactRequest>

export const contactReceived = z.object({ received: z.literal(true) })
