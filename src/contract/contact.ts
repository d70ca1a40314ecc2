import { z } from 'zod'
import { MAX_CONTACT_FIELD_LENGTH } from './limits.ts'
import { LOCALES } from './vocabulary.ts'

const text = z.string().max(MAX_CONTACT_FIELD_LENGTH)

/** What the contact form sends. `domain/contact-message` says what is wrong with it, field by field. */
export const contactRequest = z.object({
  /** Made by the form, so that a second try of the same message is the same message. */
  id: z.uuid(),
  name: text,
  email: text,
  message: text,
  locale: z.enum(LOCALES),
  /** A field that people do not see: whoever fills it is none. */
  website: text.optional(),
})
export type ContactRequest = z.infer<typeof contactRequest>

/** The message is kept. */
export const contactReceived = z.object({ received: z.literal(true) })
