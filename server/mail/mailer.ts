/** A mail in plain text. Addresses and names come without line breaks. */
export type Mail = {
  readonly to: string
  readonly replyTo: { readonly name: string; readonly address: string }
  readonly subject: string
  readonly text: string
}

/** Hands mails over. `send` rejects where one was not taken. */
export type Mailer = { send(mail: Mail): Promise<void> }
