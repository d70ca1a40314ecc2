/** A plain text mail. Addresses and names have no line breaks. */
export type Mail = {
  readonly to: string
  readonly replyTo: { readonly name: string; readonly address: string }
  readonly subject: string
  readonly text: string
}

/** `send` rejects if a mail was not accepted. */
export type Mailer = { send(mail: Mail): Promise<void> }
